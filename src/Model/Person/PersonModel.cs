using System.Buffers.Binary;

namespace SerBench.Model;

public sealed class PersonModel : ModelBase<Person>
{
    private static readonly Guid Guid = new("01234567-89ab-cdef-0123-456789abcdef");

    private static readonly Scenario Article = new(
        "article", "the object of the article: int.MinValue, \"John Johnson\", 1,000 times 'g'", IsPublished: true);

    private static readonly Scenario Varied = new(
        "varied", "any id, names of 1..40 letters (a quarter with non-ASCII ones), data of 0..2,000 characters", Scenario.VariedInstances);

    private static readonly Scenario Empty = new("empty", "zeros and empty strings");

    private static readonly Scenario Default = new("default", "zeros and null strings");

    private static readonly Scenario Unicode = new("unicode", "Latin, Cyrillic, Greek, Han, a combining accent and an emoji");

    public override string Id => "person";

    public override string Description => "one string-heavy record: id, name, 1,000 characters of data, guid (Ignite.NET article, 2016)";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [Article, Varied, Empty, Default, Unicode, .. TextKind.ScenariosOf()];

    public override bool AreEqual(Person? left, Person? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id && left.Name == right.Name && left.Data == right.Data && left.Guid == right.Guid;
    }

    public override ulong Touch(Person value)
    {
        var sum = new TouchSum();
        sum.Add(value.Id);
        sum.Add(value.Name);
        sum.Add(value.Data);
        sum.Add(value.Guid);
        return sum.Value;
    }

    protected override void Fill(Scenario scenario, ulong seed, Span<Person> values)
    {
        var random = new SplitMix64(seed);
        foreach (ref Person value in values)
        {
            value = scenario.Name switch
            {
                "article" => new Person { Id = int.MinValue, Name = "John Johnson", Data = new string('g', 1000), Guid = Guid },
                "varied" => Draw(ref random),
                "empty" => new Person { Name = "", Data = "" },
                "default" => new Person(),
                "unicode" => new Person { Id = -1, Name = "Zoë Łukasz 李雷", Data = "ключ κλειδί \U0001F511 e\u0301", Guid = Guid },
                _ => Draw(ref random, TextOf(scenario)),
            };
        }
    }

    private static Person Draw(ref SplitMix64 random)
    {
        int id = random.NextInt32();
        int nameLength = 1 + random.Next(40);
        bool foreign = random.Next(4) == 0;
        string name = RandomText.Draw(ref random, nameLength, RandomText.Letters, foreign);
        int dataLength = random.Next(2001);
        string data = RandomText.Draw(ref random, dataLength, RandomText.Printable);
        return new Person { Id = id, Name = name, Data = data, Guid = DrawGuid(ref random) };
    }

    private static Person Draw(ref SplitMix64 random, TextKind text) =>
        new() { Id = random.NextNatural(), Name = text.Draw(ref random), Data = text.Draw(ref random), Guid = DrawGuid(ref random) };

    private static Guid DrawGuid(ref SplitMix64 random)
    {
        Span<byte> guid = stackalloc byte[16];
        BinaryPrimitives.WriteUInt64LittleEndian(guid, random.NextUInt64());
        BinaryPrimitives.WriteUInt64LittleEndian(guid[8..], random.NextUInt64());
        return new Guid(guid);
    }
}
