using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Tree;

public readonly ref struct TreeView(TableView table) : IFlatView<TreeView, TreeNode, TreeBinarizer>
{
    private const int KeyField = 0, ValueField = 1, LeftField = 2, RightField = 3;

    private readonly TableView _table = table;

    public static TreeView At(TableView table) => new(table);

    // Recursion is safe, as the verifier has limited the depth.
    public void AddTo(ref LeafSum sum)
    {
        sum.Add(_table.Get<long>(KeyField));
        sum.AddText(_table, ValueField);
        AddChild(LeftField, ref sum);
        AddChild(RightField, ref sum);
    }

    private void AddChild(int field, ref LeafSum sum)
    {
        if (_table.TryGetTable(field, out TableView child))
        {
            new TreeView(child).AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}
