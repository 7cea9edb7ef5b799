using System.Globalization;

namespace SerBench.Model;

public sealed class TreeModel : ModelBase<TreeNode>
{
    public const int PublishedCount = 1_000_000;

    public const int LargestCount = 10_000_000;

    private const int DefaultCount = 1_000;

    private static readonly Dictionary<string, Family> Families = new()
    {
        ["published"] = new(PublishedCount, "nodes of digits, the published generator", _ => new PublishedNodes()),
        ["text"] = new(DefaultCount, "nodes of words in mixed scripts", seed => new TextNodes(seed)),
        ["ids"] = new(DefaultCount, "nodes of hex and base64 strings", seed => new IdNodes(seed)),
        ["deep"] = new(DefaultCount, "nodes in a chain", seed => new ChainNodes(seed)),
    };

    private static readonly Scenario Single = new("single", "one node without children");

    public override string Id => "tree";

    public override string Description => "a binary tree of keys and strings, encoded as one message (serdes-benchmark)";

    // Normal runs use the first scenario. It has only a thousand nodes, because a million nodes make a message of 130 MB.
    public override IReadOnlyList<Scenario> Scenarios { get; } =
        [.. new[] { $"published-{DefaultCount}", "published", "text", "ids", "deep" }.Select(name => Named(name)!), Single];

    public override Scenario? FindScenario(string name) => base.FindScenario(name) ?? Named(name);

    public override bool AreEqual(TreeNode? left, TreeNode? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        var pending = new Stack<(TreeNode Left, TreeNode Right)>();
        pending.Push((left, right));
        while (pending.TryPop(out (TreeNode Left, TreeNode Right) pair))
        {
            (TreeNode a, TreeNode b) = pair;
            if (a.Key != b.Key || a.Value != b.Value || a.Left is null != b.Left is null || a.Right is null != b.Right is null)
            {
                return false;
            }

            if (a.Right is not null)
            {
                pending.Push((a.Right, b.Right!));
            }

            if (a.Left is not null)
            {
                pending.Push((a.Left, b.Left!));
            }
        }

        return true;
    }

    public override ulong Touch(TreeNode value)
    {
        var sum = new TouchSum();
        var pending = new Stack<TreeNode>();
        pending.Push(value);
        while (pending.TryPop(out TreeNode? node))
        {
            sum.Add(node.Key);
            sum.Add(node.Value);
            sum.Add((node.Left is null ? 0 : 1) + (node.Right is null ? 0 : 2));
            if (node.Right is not null)
            {
                pending.Push(node.Right);
            }

            if (node.Left is not null)
            {
                pending.Push(node.Left);
            }
        }

        return sum.Value;
    }

    // Every scenario is one constant tree: each value starts from the seed again.
    protected override void Fill(Scenario scenario, ulong seed, Span<TreeNode> values)
    {
        foreach (ref TreeNode value in values)
        {
            value = scenario.Name == Single.Name ? new TreeNode { Key = 1, Value = "single" }
                : Parse(scenario.Name) is var (family, count) ? TreeBuilder.Build(count, family.Nodes(seed))
                : throw Unknown(scenario);
        }
    }

    private static Scenario? Named(string name) => Parse(name) is var (family, count)
        ? new Scenario(name, $"{count:N0} {family.Description}", IsPublished: name == "published")
        : null;

    // Leading zeros and signs would give a count several names.
    private static (Family Family, int Count)? Parse(string name) => name.Split('-') switch
    {
        [var known] when Families.TryGetValue(known, out Family? family) => (family, family.Count),
        [var known, var digits] when Families.TryGetValue(known, out Family? family)
            && int.TryParse(digits, NumberStyles.None, null, out int count)
            && count is > 0 and <= LargestCount
            && digits == $"{count}" => (family, count),
        _ => null,
    };

    private sealed record Family(int Count, string Description, Func<ulong, INodeSource> Nodes);
}
