using System.Runtime.CompilerServices;
using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>A tree.</summary>
internal readonly struct TreeNodeTable : ITable<TreeNode>
{
    private const int Key = 0, Value = 1, Left = 2, Right = 3, FieldCount = 4;

    public static int Write(FlatBufferBuilder builder, TreeNode value)
    {
        int left = value.Left is null ? 0 : Write(builder, value.Left);
        int right = value.Right is null ? 0 : Write(builder, value.Right);
        int text = builder.CreateString(value.Value).Value;
        builder.StartTable(FieldCount);
        builder.AddLong(Key, value.Key, default);
        builder.AddOffset(Right, right, default);
        builder.AddOffset(Left, left, default);
        builder.AddOffset(Value, text, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, Key, sizeof(long))
        && verifier.Text(table, Value)
        && verifier.Inner(table, Left, Verify)
        && verifier.Inner(table, Right, Verify)
        && verifier.VerifyTableEnd(table);

    public static TreeNode Read(Table table)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return new TreeNode
        {
            Key = table.GetLong(Key),
            Value = table.GetText(Value),
            Left = table.TryGetTable(Left, out Table left) ? Read(left) : null,
            Right = table.TryGetTable(Right, out Table right) ? Read(right) : null,
        };
    }

    public static void AddTo(ref LeafSum sum, Table table)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        sum.Add(table.GetLong(Key));
        sum.AddText(table, Value);
        sum.AddTable<TreeNode, TreeNodeTable>(table, Left);
        sum.AddTable<TreeNode, TreeNodeTable>(table, Right);
    }
}
