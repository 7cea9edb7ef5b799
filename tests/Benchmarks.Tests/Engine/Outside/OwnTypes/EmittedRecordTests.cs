namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The pair of methods that is emitted over BinaryWriter carries members of every kind.
public sealed class EmittedRecordTests : WithFolder
{
    private const string Row = "peer/BinaryWriter";

    // A class Own with members of every kind at every place.
    internal static readonly string Source = Clone.Read("tests/Benchmarks.Tests/Engine/Outside/OwnTypes/every-kind.txt");

    [Fact]
    public void Every_kind_comes_back() =>
        AttributedTypeTests.AssertVerified([Row], CompiledAssembly.Write(_folder, "OwnTypes", Source), "--count", "64");
}
