using SerBench.Formats.Compression;
using SerBench.Formats.Tests.Hostile;
using SerBench.Serializers;
using SerBench.Serializers.Compressed;
using SerBench.Serializers.Peers;
using SerBench.Serializers.Tests.Peers;

namespace SerBench.Serializers.Tests.Compressed;

// Any id with a compressor after it, for all discovered compressors and serializers.
public class CompressedSerializerTests
{
    public static TheoryData<string> Compressors => [.. Catalog.BuiltIn.Compressors.Select(compressor => compressor.Id)];

    public static TheoryData<string> OwnAndRuntimeCompressors => ["lz4", "brotli", "deflate", "zlib"];

    [Fact]
    public void OurOwnCompressorsAreThere() => Assert.Equal(
        ["lz4", "brotli", "deflate", "zlib"],
        Catalog.BuiltIn.Compressors.Select(compressor => compressor.Id)
            .Where(id => !LibraryCard.All.Any(card => card.Rows.Any(row => row.Id == $"+{id}"))));

    [Theory]
    [MemberData(nameof(Compressors))]
    public void EveryIdTakesIt(string compressor) => Assert.All(Catalog.BuiltIn.Serializers, serializer =>
    {
        ISerializer compressed = Catalog.BuiltIn.Find($"{serializer.Id}+{compressor}")!;
        Assert.Equal($"{serializer.Id}+{compressor}", compressed.Id);
        Assert.Equal(SerializerFamily.Compressed, compressed.Family);
    });

    [LongTheory]
    [MemberData(nameof(Compressors))]
    public void EverySerializerComesBackFromIt(string compressor)
    {
        foreach (IModel model in ModelCatalog.BuiltIn.Models)
        {
            foreach (ISerializer serializer in Catalog.BuiltIn.Serializers)
            {
                model.Accept(new RoundTrip(serializer, (CompressedSerializer)Catalog.BuiltIn.Find($"{serializer.Id}+{compressor}")!));
            }
        }
    }

    // A codec converts values to twins and guards the library, which is not timed.
    [Fact]
    public void LoopsCallThePlainCore()
    {
        var bare = new Bare();
        foreach (ICodec<TreeNode> codec in new ICodec<TreeNode>[] { bare, new GuardedCodec<TreeNode>(bare, "a library") })
        {
            IWorkload workload = new CompressedObjects<TreeNode>((IObjectCodec<TreeNode>)codec, Lz4)
                .Prepare([new()], _ => 0, (_, _) => true);
            workload.Run(Operation.Encode, 3);
            workload.Run(Operation.RoundTrip, 3);
        }
    }

    [Fact]
    public void LibrariesAllocateNoMoreThanWithoutIt()
    {
        Assert.NotEqual(0, Allocated("peer/MessagePack:default"));
        Assert.All(
            PeerCases.Peers.Where(peer => LibraryCard.Find(peer.Id)!.Rows[0].Id == peer.Id).Select(peer => peer.Id),
            peer => Assert.Equal(Allocated(peer), Allocated($"{peer}+lz4")));
    }

    [Theory]
    [InlineData("ignite/compiled+lz5")]
    [InlineData("ignite/compiled+lz4+brotli")]
    [InlineData("ignite/compiled+")]
    [InlineData("+lz4")]
    [InlineData("nothing+lz4")]
    public void NothingElseIsAnId(string id) => Assert.Null(Catalog.BuiltIn.Find(id));

    [Fact]
    public void WhatHasOnlyASizeIsRefused() =>
        Assert.Contains("columns", Catalog.BuiltIn.Find("payload+lz4")!.Bind(new PersonModel()).Reason!.Reason);

    [Fact]
    public void AReasonStaysTheReason() => Assert.Equal(
        Catalog.BuiltIn.Find("tree/columnar")!.Bind(new PersonModel()).Reason,
        Catalog.BuiltIn.Find("tree/columnar+lz4")!.Bind(new PersonModel()).Reason);

    [Fact]
    public void NothingIsReadWhereItLies() =>
        Assert.False(Catalog.BuiltIn.Find("flatbuffers/view+lz4")!.Traits.HasFlag(Traits.ZeroCopy));

    [Theory]
    [MemberData(nameof(OwnAndRuntimeCompressors))]
    public void DamagedMessagesAreRefusedOrRead(string compressor)
    {
        IModel<Person> model = new PersonModel();
        foreach (string mode in new[] { "ignite/compiled", "flatbuffers/view" })
        {
            // CompressedMessageTests checks memory: the content of a block is not bounded by the block's length.
            var attack = new Attack<Person>($"{mode}+{compressor}", model) { ReadsItself = false };
            byte[] message = attack.Messages[0];
            for (int length = 0; length < message.Length; length++)
            {
                Assert.False(attack.Feed(message[..length], $"cut to {length}", isMeasured: false));
            }

            for (int bit = 0; bit < 8 * message.Length; bit++)
            {
                byte[] damaged = [.. message];
                damaged[bit / 8] ^= (byte)(1 << (bit % 8));
                attack.Feed(damaged, $"bit {bit} flipped", isMeasured: false);
            }

            Assert.False(attack.Feed([.. message, 0], "a byte too many", isMeasured: false));
        }
    }

    private static ICompressor Lz4 => Catalog.BuiltIn.Compressors.First(compressor => compressor.Id == "lz4");

    // Null if it does not carry a tree.
    private static long? Allocated(string serializer)
    {
        var model = new TreeModel();
        if (Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec is not { } codec)
        {
            return null;
        }

        TreeNode[] values = model.Create(model.FindScenario("published-50")!, seed: 1, count: 1);
        IWorkload workload = codec.Prepare(values, model.Touch, (left, right) => model.AreEqual(left, right));
        workload.Run(Operation.Encode, 20);
        return Memory.Of(() => workload.Run(Operation.Encode, 20), allowance: 0);
    }

    // Its own calls fail; its core works.
    private sealed class Bare : IObjectCodec<TreeNode>, IHasCore
    {
        public CodecShape Shape => CodecShape.Object;

        public void Encode(TreeNode value, EncodeBuffer buffer) => throw new InvalidOperationException("not the core");

        public TreeNode Decode(ArraySegment<byte> data) => throw new InvalidOperationException("not the core");

        public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitObjects<TreeNode, Core>(default);

        private readonly struct Core : IObjectCore<TreeNode>
        {
            public void Encode(TreeNode value, EncodeBuffer buffer) => buffer.Adopt([1, 2, 3]);

            public TreeNode Decode(ArraySegment<byte> data) => new();
        }
    }

    private sealed class RoundTrip(ISerializer plain, CompressedSerializer compressed) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            if (plain.Bind(model).Codec is not { Shape: not CodecShape.SizeOnly } plainCodec)
            {
                Assert.Null(compressed.Bind(model).Codec);
                return 0;
            }

            if (compressed.NeedsTraining)
            {
                Assert.Contains("has to learn", compressed.Bind(model).Reason!.Reason);
                return 0;
            }

            ICodec<T> codec = compressed.Bind(model).Codec!;
            Assert.Equal(plainCodec.Shape, codec.Shape);

            // The usual tree of a thousand nodes takes long to compress, and tells no more than a small one.
            T value = model.Create(model.FindScenario("published-50") ?? PeerCases.FirstOf(model, plain.Id), seed: 1, count: 1)[0];
            var buffer = new EncodeBuffer();
            codec.Encode(value, buffer);
            byte[] message = buffer.ToArray();
            if (codec is IViewCodec<T> view)
            {
                Assert.Equal(view.Expect(value), view.Read(message));
            }
            else
            {
                Assert.True(model.AreEqual(value, ((IObjectCodec<T>)codec).Decode(message)), $"{compressed.Id} changed {model.Id}");
            }

            IWorkload workload = codec.Prepare([value], model.Touch, (left, right) => model.AreEqual(left, right));
            Assert.Equal(message, workload.Payloads[0]);
            return 1;
        }
    }
}
