using System.Security.Cryptography;

namespace SerBench.Benchmarks.Tests.Commands;

// The published data sets by the program.
public sealed class DataSetCommandTests : WithFolder
{
    // The digests are published; see the manifest of the data sets in the tests of the models.
    [Theory]
    [InlineData("log", "proto3/compiled", "903579505ab29319bdfd9e11f4525c7f0ed550400afc454a96d2761c78320860")]
    [InlineData("mesh", "proto3/generated", "5bc0f249f8844b2762a090e76dfe8fdcae380c0dac0325b510ea6bd14e98a9e5")]
    [InlineData("minecraft", "proto3/compiled", "cd5dcf3b4cd1e15739fb24dd07d994ffdeaf6d8c4737bb2b78aec403997579bc")]
    [InlineData("mk48", "proto3/generated", "7ed1bde7cf98856cad5e3f4200227f300ad68ca668bf6d639892ec957e36c243")]
    [InlineData("log", "msgpack/compiled", "a5f203e3ae92509549a8c1d41681572bd4dfceb449bb04e41df68ea78d84eb82")]
    [InlineData("mesh", "msgpack/generated", "44fbb7129f87bed9d8b1bad0f6dd56427124402c172237c09ed0c9eefe75cb4a")]
    [InlineData("minecraft", "msgpack/generated", "52497d71bee1e36bfcc69ce853ff7a4ad843737946fa80bd617766dadd9f3170")]
    [InlineData("log", "msgpack-rmp/compiled", "a5f203e3ae92509549a8c1d41681572bd4dfceb449bb04e41df68ea78d84eb82")]
    [InlineData("mesh", "msgpack-rmp/compiled", "44fbb7129f87bed9d8b1bad0f6dd56427124402c172237c09ed0c9eefe75cb4a")]
    [InlineData("minecraft", "msgpack-rmp/compiled", "5ebbe760ea42df7b416c549d0dc53805257314057d4a21856a9f044190636db8")]
    [InlineData("mk48", "msgpack-rmp/generated", "f82e706dc5ed7f9fc79363e014d18be16ce0a2d411a3808a888a47673088debb")]
    [InlineData("media", "msgpack/compiled", "0748daec31cef02d679199d3b7c15b137c9838239ca0d162b72a0954cf364b61")]
    public void Our_bytes_are_the_published_ones(string model, string serializer, string sha256) =>
        Assert.Equal(sha256, Sha256(Encode(model, "--serializer", serializer)));

    [Fact]
    public void A_seed_may_be_decimal_or_hexadecimal()
    {
        byte[] EncodeLog(params string[] arguments) => Encode("log", ["--serializer", "dense/generated", .. arguments]);
        byte[] published = EncodeLog("--count", "10");

        Assert.Equal(published, EncodeLog("--count", "10", "--seed", "3141592653:5897932384"));
        Assert.Equal(published, EncodeLog("--count", "0xA", "--seed", "0xBB40E64D:0x15F8B4E60"));
        Assert.Equal(published, EncodeLog("--scenario", "published-10"));
        Assert.NotEqual(published, EncodeLog("--count", "10", "--seed", "3141592653:0"));
    }

    // Each cell comes back equal, or says why the serializer does not carry the data.
    [LongTheory]
    [InlineData("answer")]
    [InlineData("log")]
    [InlineData("media")]
    [InlineData("mesh")]
    [InlineData("minecraft")]
    [InlineData("mk48")]
    public void Every_format_carries_them(string model)
    {
        string scenario = model == "media" ? "published" : "published-7";
        ProgramRun run = ProgramRun.Of("sizes", "--model", model, "--scenario", scenario, "--access", "generated,compiled");

        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
    }

    private byte[] Encode(string model, params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of(["encode", "--model", model, "--save", _folder.File("message"), .. arguments]);
        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
        return File.ReadAllBytes(_folder.File("message"));
    }

    private static string Sha256(byte[] bytes) => Convert.ToHexStringLower(SHA256.HashData(bytes));
}
