using SerBench.Published.TreeNetwork;
using SerBench.Serializers.Trees;
using SerBench.Serializers.Trees.Preorder;

namespace SerBench.Benchmarks.Tests.Published.TreeNetwork;

public class TreeRunnerTests
{
    private static readonly TreeRequest Request = new(200, [10, 1000], "", "", Threads: 1, Runs: 3, TreeRecord.PublishedScenario, "");

    [Fact]
    public void A_tree_that_comes_back_different_is_loud_and_says_where()
    {
        MismatchException mismatch = Assert.Throws<MismatchException>(
            () => Run(Request, [new Forgetful(node => node.Left!.Left!.Value = "?")]));

        Assert.Matches(
            "^tree/forgetful at .* MB/s gives another tree back: root.Left.Left: Value is \"\\?\" instead of \"[0-9]", mismatch.Message);
    }

    [Fact]
    public void Every_bandwidth_has_the_median_of_all_runs()
    {
        CodecResult result = Assert.Single(Run(Request, [new Forgetful(_ => { })]));

        Assert.Equal([10, 1000], result.Timings.Select(timing => timing.Bandwidth));
        Assert.Equal(result.Timings[0].Bytes, result.Timings[1].Bytes);
        Assert.True(result.Timings[0].Transfer > result.Timings[1].Transfer, "The slower link takes longer.");
        Assert.All(result.Timings, timing => Assert.Equal(timing.Codec + timing.Transfer, timing.Total));
    }

    [Fact]
    public void The_limit_makes_all_nodes_and_is_no_codec()
    {
        var model = new TreeModel();
        TreeNode root = model.Create(model.FindScenario("published-200")!, 1, 1)[0];
        var limit = new TreeLimit();
        var buffer = new EncodeBuffer();

        limit.Check(root);
        limit.Serialize(root, TreeLink.Memory, buffer);
        TreeNode made = limit.Deserialize(buffer.Message, TreeLink.Memory);

        Assert.Equal(Shape(root), Shape(made));
        Assert.Null(Catalog.BuiltIn.Find(TreeLimit.Name));
        IReadOnlyList<CodecResult> results = Run(Request, [new PreorderTreeCodec(), limit]);
        Assert.All(results, result => Assert.Null(result.Refusal));
        Assert.Matches("^On one thread tree/preorder writes in .* of the time of a visit of all nodes", TreeLimit.Describe(results));

        static string Shape(TreeNode? node) => node is null ? "" : $"({node.Value!.Length}{Shape(node.Left)},{Shape(node.Right)})";
    }

    [Fact]
    public void What_stands_beside_is_timed_once_where_there_is_no_time_for_more()
    {
        var main = new Forgetful(_ => { });

        IReadOnlyList<CodecResult> results = Run(Request with { Beside = TimeSpan.Zero }, [main, new PreorderTreeCodec()], main);

        Assert.All(results[0].Timings, timing => Assert.Equal(Request.Runs, timing.Runs.Count));
        Assert.All(results[1].Timings, timing => Assert.Single(timing.Runs));
    }

    [Fact]
    public void A_tree_is_checked_before_anything_is_timed_and_never_again()
    {
        var codec = new Forgetful(_ => { });

        Run(Request, [codec]);

        Assert.Equal("check", codec.Calls[0]);
        Assert.DoesNotContain("check", codec.Calls.Skip(1));
        Assert.Contains("serialize", codec.Calls);
    }

    [Fact]
    public void A_tree_that_the_check_refuses_is_no_failure()
    {
        var codec = new Forgetful(_ => { }) { Refusal = "too green" };

        Assert.Equal("too green", Assert.Single(Run(Request, [codec])).Refusal);
        Assert.Equal(["check"], codec.Calls);
    }

    // A budget that is spent leaves one run of the codecs that are compared, and names the others.
    [Fact]
    public void Without_time_only_the_main_comparison_is_timed()
    {
        var needed = new Forgetful(_ => { });

        IReadOnlyList<CodecResult> results = RunnerOf(Request with { Test = needed.Id })
            .Run(TreeRecord.PublishedScenario, [needed, new PreorderTreeCodec()], [needed], new CancellationToken(canceled: true));

        Assert.All(results[0].Timings, timing => Assert.Single(timing.Runs));
        Assert.Equal("the time was up before its turn", results[1].Refusal);
    }

    private static TreeRunner RunnerOf(TreeRequest request) => new(request, new EncodeBuffer(), new TreeProgress(TextWriter.Null, 1));

    private static IReadOnlyList<CodecResult> Run(TreeRequest request, ITreeCodec[] codecs, params ITreeCodec[] main) =>
        RunnerOf(request).Run(TreeRecord.PublishedScenario, codecs, main);

    // Discovery does not find this codec, because its constructor has a parameter.
    private sealed class Forgetful(Action<TreeNode> harm) : ITreeCodec
    {
        private readonly PreorderTreeCodec _codec = new();

        public string Id => "tree/forgetful";

        public string Title => "Forgetful";

        public Traits Traits => Traits.None;

        public List<string> Calls { get; } = [];

        public string? Refusal { get; init; }

        public void Check(TreeNode root)
        {
            Calls.Add("check");
            if (Refusal is not null)
            {
                throw new UnsupportedValueException(Refusal);
            }
        }

        public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer)
        {
            Calls.Add("serialize");
            _codec.Serialize(root, link, buffer);
        }

        public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link)
        {
            TreeNode root = _codec.Deserialize(message, link);
            harm(root);
            return root;
        }
    }
}
