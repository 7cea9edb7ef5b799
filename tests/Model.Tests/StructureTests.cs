namespace SerBench.Model.Tests;

// Equality and checksum of a model that has none of its own.
public class StructureTests
{
    [Fact]
    public void Every_change_of_one_place_of_a_plain_type_is_seen()
    {
        (string Place, Order Value)[] changes = [.. Mutations.Of(Make)];

        Assert.All(changes, change =>
        {
            Assert.False(
                Structure<Order>.AreEqual(Make(), change.Value) || Structure<Order>.AreEqual(change.Value, Make()),
                $"equality is blind for {change.Place}");
            Assert.True(
                Structure<Order>.SumOf(Make()) != Structure<Order>.SumOf(change.Value),
                $"the checksum is blind for {change.Place}");
        });
        Assert.InRange(changes.Length, 70, 200);
    }

    [Fact]
    public void Only_the_content_of_a_collection_counts()
    {
        (Order left, Order right) = (Make(), Make());
        right.Lines!.Capacity = 99;
        right.Lines.Reverse();
        right.Lines.Reverse();
        right.Notes = new() { ["gone"] = [], ["two"] = [3], ["one"] = [1, 2], ["none"] = null };
        right.Notes.Remove("gone");

        Assert.True(Structure<Order>.AreEqual(left, right) && Structure<Order>.SumOf(left) == Structure<Order>.SumOf(right));
    }

    [Fact]
    public void An_object_of_a_derived_class_equals_none()
    {
        var derived = new Order();

        Assert.False(
            Structure<Document>.AreEqual(new Document(), derived)
                || Structure<Document>.AreEqual(derived, new Document())
                || Structure<Document>.AreEqual(derived, derived));
    }

    [Theory]
    [InlineData(typeof(object))]
    [InlineData(typeof(IComparable))]
    [InlineData(typeof(int[,]))]
    [InlineData(typeof(Queue<int>))]
    public void Types_without_fields_to_compare_are_refused(Type type)
    {
        Exception? refused = Record.Exception(() =>
            typeof(Structure).GetMethod("Equality")!.MakeGenericMethod(type).Invoke(null, null))?.InnerException;

        Assert.Contains($"{type} is no plain data", Assert.IsType<NotSupportedException>(refused).Message);
    }

    private static Order Make() => new()
    {
        Number = 7,
        Customer = new Guid("01234567-89ab-cdef-0123-456789abcdef"),
        Placed = new DateTime(2024, 5, 17, 8, 30, 0, DateTimeKind.Utc),
        Took = TimeSpan.FromMinutes(3),
        Discount = 0.5m,
        Grade = 'A',
        State = DayOfWeek.Friday,
        Lines = [new() { Name = "tea", Price = 12.50m, Weight = 0.0 }, null, new() { Count = 3 }],
        Notes = new() { ["one"] = [1, 2], ["two"] = [3], ["none"] = null },
        Ranks = new() { [5] = new() { Name = "first" } },
    };

    private class Document { public int Number { get; set; } }

    private sealed class Order : Document
    {
        public Guid Customer { get; set; }

        public DateTime Placed { get; set; }

        public DateTime? Sent { get; set; }

        public TimeSpan Took { get; set; }

        public decimal? Discount { get; set; }

        public char Grade { get; set; }

        public DayOfWeek State { get; set; }

        public List<Line?>? Lines { get; set; }

        public Dictionary<string, int[]?>? Notes { get; set; }

        public Dictionary<int, Line>? Ranks { get; set; }
    }

    private sealed class Line
    {
        public string? Name { get; set; }

        public int Count { get; set; }

        public decimal Price { get; set; }

        public double Weight { get; set; }
    }
}
