using SerBench.Formats.FlatBuffers.Views;
using SerBench.Model;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.Tree;

/// <summary>A node of a tree read in place.</summary>
public readonly ref struct TreeView(TableView table) : IFlatView<TreeView, TreeNode, TreeBinarizer>
{
    private const int KeyField = 0;
    private const int ValueField = 1;
    private const int LeftField = 2;
    private const int RightField = 3;

    private readonly TableView _table = table;

    public long Key => _table.Get<long>(KeyField);

    public static TreeView At(TableView table) => new(table);

    public bool TryGetValue(out ReadOnlySpan<byte> utf8) => _table.TryGetText(ValueField, out utf8);

    public bool TryGetLeft(out TreeView node) => TryGetChild(LeftField, out node);

    public bool TryGetRight(out TreeView node) => TryGetChild(RightField, out node);

    // This may recurse, because the verifier has limited the depth.
    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Key);
        sum.AddText(_table, ValueField);
        AddChild(LeftField, ref sum);
        AddChild(RightField, ref sum);
    }

    private void AddChild(int field, ref LeafSum sum)
    {
        if (TryGetChild(field, out TreeView child))
        {
            child.AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }

    private bool TryGetChild(int field, out TreeView node)
    {
        bool found = _table.TryGetTable(field, out TableView table);
        node = new TreeView(table);
        return found;
    }
}
