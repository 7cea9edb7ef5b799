namespace SerBench.Formats.Tests.Protobuf;

// A nullable field and a nested message beside it. The reader may have taken the tag of one; this must not affect the fields of the other.
public class NestedNullableTests
{
    public static TheoryData<string> Dialects => ["protobuf", "proto3"];

    [Theory]
    [MemberData(nameof(Dialects))]
    public void ANullableBeforeANestedMessageIsReadBack(string dialect)
    {
        var outer = new Outer { A = 7, B = new Inner { X = 5, Y = 6 } };

        AssertEqual(outer, Witnesses.Decode<Outer>(dialect, Witnesses.Encode(dialect, outer)));
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void NothingIsReadSilentlyAsSomethingElse(string dialect)
    {
        var outer = new Outer { A = 7, B = new Inner { X = 16, Y = 26, Z = new string('z', 25) }, C = 3 };

        AssertEqual(outer, Witnesses.Decode<Outer>(dialect, Witnesses.Encode(dialect, outer)));
    }

    // Fields out of order are read with an index.
    [Theory]
    [MemberData(nameof(Dialects))]
    public void TheSameHoldsByIndex(string dialect)
    {
        Outer read = Witnesses.Decode<Outer>(dialect, [0x18, 3, 0x12, 4, 0x10, 6, 0x08, 5, 0x08, 7]);

        AssertEqual(new Outer { A = 7, B = new Inner { X = 5, Y = 6 }, C = 3 }, read);
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void ANestedDefaultIsLeftOut(string dialect)
    {
        Assert.Equal([0x08, 7, 0x12, 0], Witnesses.Encode(dialect, new Outer { A = 7, B = new Inner() }));
        Assert.Equal([0x08, 7, 0x12, 0], Witnesses.Encode(dialect, new Outer<Number> { A = 7, B = new Number() }));
        var items = new Many { Items = [new Outer { B = new Inner() }, new Outer { B = new Inner() }] };
        Assert.Equal([0x0A, 2, 0x12, 0, 0x0A, 2, 0x12, 0], Witnesses.Encode(dialect, items));
    }

    private static void AssertEqual(Outer expected, Outer read) => Assert.Equal(MembersOf(expected), MembersOf(read));

    private static (int?, int, int?, string, int) MembersOf(Outer outer) =>
        (outer.A, outer.B!.X, outer.B.Y, outer.B.Z ?? "", outer.C);

    public sealed class Outer { public int? A { get; set; } public Inner? B { get; set; } public int C { get; set; } }

    public sealed class Outer<T> { public int? A { get; set; } public T? B { get; set; } }

    public sealed class Inner { public int X { get; set; } public int? Y { get; set; } public string? Z { get; set; } }

    public sealed class Number { public int X { get; set; } }

    public sealed class Many { public List<Outer>? Items { get; set; } }
}
