namespace SerBench.Serializers.Tests.Racing;

public class NestingTests
{
    [Theory]
    [InlineData(3, true)]
    [InlineData(4, false)]
    public void Values_of_a_type_that_contains_itself_are_counted(int limit, bool isRefused)
    {
        var chain = new Link { Next = new Link { Others = [new Link { Next = new Link() }] } };

        if (isRefused)
        {
            Assert.Throws<UnsupportedValueException>(() => Nesting.Check(chain, limit));
        }
        else
        {
            Nesting.Check(chain, limit);
        }
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
    }

    public sealed class Leaf
    {
        public int Id { get; set; }
    }

    public sealed class Twice<T>
    {
        public T? First { get; set; }

        public T? Second { get; set; }
    }
}
