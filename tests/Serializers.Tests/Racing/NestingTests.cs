namespace SerBench.Serializers.Tests.Racing;

public class NestingTests
{
    [Theory]
    [InlineData(3, true)]
    [InlineData(4, false)]
    public void Values_of_a_type_that_contains_itself_are_counted(int limit, bool isRefused)
    {
        var chain = new Link { Next = new Link { Others = [new Link { Named = new() { ["a"] = new Link() } }] } };

        if (isRefused)
        {
            Assert.Throws<UnsupportedValueException>(() => Nesting.Check(chain, limit));
        }
        else
        {
            Nesting.Check(chain, limit);
        }
    }

    [Fact]
    public void A_cycle_is_refused()
    {
        var link = new Link();
        link.Next = new Link { Next = link };
        Assert.Throws<UnsupportedValueException>(() => Nesting.Check(link, 64));
    }

    // What formats carry as a tuple is an object of one case in the value.
    [Fact]
    public void Objects_of_classes_with_cases_are_counted()
    {
        var group = new Group { Parts = [new Piece { Inner = new Group { Parts = [new Piece()] } }] };

        Nesting.Check(group, 8);
        Assert.Throws<UnsupportedValueException>(() => Nesting.Check(group, 2));
    }

    // Each type has the next one twice, so 2^40 ways lead to the last one. None of them is a cycle.
    [Fact]
    public void Types_that_many_have_are_looked_at_once()
    {
        Type type = typeof(Leaf);
        for (int i = 0; i < 40; i++)
        {
            type = typeof(Twice<>).MakeGenericType(type);
        }

        typeof(Nesting).GetMethod(nameof(Nesting.Check))!
            .MakeGenericMethod(type)
            .Invoke(null, [Activator.CreateInstance(type), 1, long.MaxValue]);
    }

    public sealed class Link
    {
        public Link? Next { get; set; }

        public List<Link>? Others { get; set; }

        public Dictionary<string, Link>? Named { get; set; }
    }

    [Cases(typeof(Piece))]
    public abstract class Part;

    public sealed class Piece : Part { public Group? Inner { get; set; } }

    public sealed class Group { public List<Part> Parts { get; set; } = []; }

    public sealed class Leaf { public int Id { get; set; } }

    public sealed class Twice<T> { public T? First { get; set; } public T? Second { get; set; } }
}
