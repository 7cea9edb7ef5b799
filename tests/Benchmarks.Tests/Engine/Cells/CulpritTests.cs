namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class CulpritTests
{
    [Fact]
    public void The_member_that_cannot_be_encoded_is_found() =>
        Assert.Equal("Person.Name", Culprit.Find(Codec(), new Person { Name = "\uD800", Data = "fine" }));

    [Fact]
    public void Two_of_them_are_not_blamed_on_one() => Assert.Null(Culprit.Find(Codec(), new Person { Name = "\uD800", Data = "\uDC00" }));

    // The items of a list are tried together: a list of a million items costs as many tries as one of two.
    [Fact]
    public void A_member_of_several_items_is_found()
    {
        var team = new Team
        {
            Name = "fine",
            People =
            [
                new Person { Name = "\uD800" },
                null,
                new Person { Name = "fine", Data = "fine" },
                new Person { Name = "\uDC00" },
            ],
        };

        Assert.Equal("Team.People[].Name", Culprit.Find(Catalog.BuiltIn.Find("msgpack/compiled")!.Bind<Team>().Codec!, team));
        Assert.Equal(["\uD800", null, "fine", "\uDC00"], team.People.Select(person => person?.Name));
    }

    [Fact]
    public void A_type_within_itself_is_searched_once()
    {
        DeepObject? chain = null;
        for (int i = 0; i < 1000; i++)
        {
            chain = new DeepObject { Child = chain };
        }

        Assert.Equal("DeepObject.Child", Culprit.Find(Catalog.BuiltIn.Find("protobuf/compiled")!.Bind(new DeepModel()).Codec!, chain!));
    }

    public sealed class Team
    {
        public string? Name { get; set; }

        public Person?[]? People { get; set; }
    }

    private static ICodec<Person> Codec() => Catalog.BuiltIn.Find("protobuf/compiled")!.Bind(new PersonModel()).Codec!;
}
