namespace SerBench.Model.Tests;

public class TreeModelTests
{
    private readonly TreeModel _model = new();

    [Fact]
    public void ThePublishedTreeHasThePublishedFacts()
    {
        TreeNode root = _model.First("published");
        long digits = 0;
        int count = 0;
        int leaves = 0;
        int twoChildren = 0;
        int longest = 0;
        long maxKey = 0;
        foreach (TreeNode node in Nodes(root))
        {
            count++;
            digits += node.Value!.Length;
            longest = Math.Max(longest, node.Value.Length);
            leaves += node.Left is null && node.Right is null ? 1 : 0;
            twoChildren += node.Left is not null && node.Right is not null ? 1 : 0;
            maxKey = Math.Max(maxKey, node.Key);
        }

        Assert.Equal(1_000_000, count);
        Assert.Equal(127_557_653, digits);
        Assert.Equal(255, longest);
        Assert.Equal(333_290, leaves);
        Assert.Equal(333_289, twoChildren);
        Assert.Equal(2_147_483_611, maxKey);
        Assert.Equal(54, Depth(root));
    }

    [Theory]
    [InlineData("published-1", 1)]
    [InlineData("published-1000", 1000)]
    [InlineData("text", 1000)]
    [InlineData("text-17", 17)]
    [InlineData("ids", 1000)]
    [InlineData("ids-1", 1)]
    [InlineData("deep", 1000)]
    [InlineData("single", 1)]
    public void AScenarioHasTheCountOfItsName(string scenario, int expected)
    {
        Assert.Equal(expected, Nodes(_model.First(scenario)).Count());
        Assert.Equal(1, _model.Scenario(scenario).Instances);
    }

    [Theory]
    [InlineData("text-0")]
    [InlineData("text-01")]
    [InlineData("text-")]
    [InlineData("text--1")]
    [InlineData("text-1-1")]
    [InlineData("single-1")]
    [InlineData("other-1")]
    [InlineData("ids-10000001")]
    public void ACountHasOneSpellingAndALimit(string name)
    {
        Assert.Null(_model.FindScenario(name));
    }

    [Fact]
    public void AChainOfAMillionNeedsNoStack()
    {
        TreeNode chain = _model.First("deep-1000000");
        TreeNode other = _model.First("deep-1000000");
        ulong touch = _model.Touch(chain);

        Assert.Equal(1_000_000, Depth(chain));
        Assert.True(_model.AreEqual(chain, other));
        Assert.Equal(touch, _model.Touch(other));

        Nodes(other).Last().Key++;

        Assert.False(_model.AreEqual(chain, other));
        Assert.NotEqual(touch, _model.Touch(other));
    }

    [Fact]
    public void ASideIsPartOfTheValue()
    {
        var left = new TreeNode { Left = new TreeNode() };
        var right = new TreeNode { Right = new TreeNode() };

        Assert.False(_model.AreEqual(left, right));
        Assert.NotEqual(_model.Touch(left), _model.Touch(right));
    }

    private static IEnumerable<TreeNode> Nodes(TreeNode root) => Walk(root).Select(place => place.Node);

    private static int Depth(TreeNode root) => Walk(root).Max(place => place.Depth);

    private static IEnumerable<(TreeNode Node, int Depth)> Walk(TreeNode root)
    {
        var pending = new Stack<(TreeNode Node, int Depth)>([(root, 1)]);
        while (pending.TryPop(out (TreeNode Node, int Depth) place))
        {
            yield return place;
            foreach (TreeNode? child in (TreeNode?[])[place.Node.Right, place.Node.Left])
            {
                if (child is not null)
                {
                    pending.Push((child, place.Depth + 1));
                }
            }
        }
    }
}
