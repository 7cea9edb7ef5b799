namespace SerBench.Published.TreeNetwork;

internal static class TreeDifference
{
    private const int LongestPath = 40;
    private const int LongestText = 24;

    public static string? Find(TreeNode expected, TreeNode actual)
    {
        var pending = new Stack<Pair>();
        pending.Push(new Pair(expected, actual, null, ""));
        while (pending.TryPop(out Pair? pair))
        {
            if (Describe(pair.Expected, pair.Actual) is { } what)
            {
                return $"{PathOf(pair)}: {what}";
            }

            if (pair.Expected.Right is { } right)
            {
                pending.Push(new Pair(right, pair.Actual.Right!, pair, "Right"));
            }

            if (pair.Expected.Left is { } left)
            {
                pending.Push(new Pair(left, pair.Actual.Left!, pair, "Left"));
            }
        }

        return null;
    }

    private static string? Describe(TreeNode expected, TreeNode actual) =>
        expected.Key != actual.Key ? $"Key is {actual.Key} instead of {expected.Key}"
        : expected.Value != actual.Value ? $"Value is {Quote(actual.Value)} instead of {Quote(expected.Value)}"
        : DescribeChild("Left", expected.Left, actual.Left) ?? DescribeChild("Right", expected.Right, actual.Right);

    private static string? DescribeChild(string name, TreeNode? expected, TreeNode? actual) => (expected, actual) switch
    {
        (not null, null) => $"{name} is missing",
        (null, not null) => $"{name} should not be there",
        _ => null,
    };

    private static string Quote(string? text) => text switch
    {
        null => "null",
        { Length: > LongestText } => $"\"{text[..LongestText]}...\" ({text.Length} characters)",
        _ => $"\"{text}\"",
    };

    private static string PathOf(Pair pair)
    {
        var steps = new List<string>();
        for (Pair? at = pair; at.Parent is not null; at = at.Parent)
        {
            steps.Add(at.Step);
        }

        steps.Reverse();
        string path = string.Join('.', steps.TakeLast(LongestPath).Prepend("root"));
        return steps.Count <= LongestPath
            ? path
            : $"{steps.Count} steps below the root, the last {LongestPath} of them {path["root.".Length..]}";
    }

    private sealed record Pair(TreeNode Expected, TreeNode Actual, Pair? Parent, string Step);
}

internal sealed class MismatchException(string message) : Exception(message);
