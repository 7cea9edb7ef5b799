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
