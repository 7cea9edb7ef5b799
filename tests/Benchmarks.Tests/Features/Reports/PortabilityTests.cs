using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Engine.Outside.OwnTypes;
using SerBench.Serializers.Peers;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// Who else reads the messages, for whoever asks for portable libraries.
public class PortabilityTests
{
    private static readonly RunRecord Record = LinkModesTests.Make((ProtobufNetCard.Main, 300, 2000), ("peer/Other", 900, 8000))
        .WithSerializers(known => known with { Family = SerializerFamily.Peer });

    [Fact]
    public void Languages_and_own_forms_are_named_with_their_source()
    {
        RunRecord asked = Record with
        {
            Question = new Question { Only = [Question.Portable] },
            Notes = [.. OwnForms.Say(typeof(Order)), "Another note."],
        };

        Assert.Empty(Portability.Say(new Judge(Record with { Notes = asked.Notes })));
        IReadOnlyList<string> said = Portability.Say(new Judge(asked));
        Assert.StartsWith(
            "protobuf-net: read in C++, Dart, Go, Java, Kotlin, Objective-C, PHP, Python, Ruby (https://protobuf.dev); its own forms: ",
            said[0]);
        Assert.Contains("messages of its bcl.proto", said[0]);
        Assert.Equal("Other languages must know how the library writes Order.Placed (DateTime), Order.Lines[].Price (Decimal).", said[1]);
        Assert.Equal(2, said.Count);
    }

    // Languages are read somewhere: none is from memory.
    [Fact]
    public void Languages_have_a_source() => Assert.All(
        LibraryCard.All.Select(card => card.Languages).OfType<Quote>(),
        languages => Assert.StartsWith("https://", languages.Source, StringComparison.Ordinal));

    private sealed record Line(string Sku, decimal Price);

    private sealed record Order(int Id, DateTime Placed, List<Line> Lines);
}
