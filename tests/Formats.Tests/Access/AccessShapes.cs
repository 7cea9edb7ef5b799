namespace SerBench.Formats.Tests.Access;

#pragma warning disable SA1300, IDE1006 // The case of the name is what is tested.
// Names whose order depends on case, kinds whose order depends on width.
public sealed class Ordered { public string? B { get; set; } public int a { get; set; } public int[]? C { get; set; } }
#pragma warning restore SA1300, IDE1006

// A class with a field that is not state.
public sealed class Cached
{
    [NonSerialized]
    private int _dropped;

    public int Kept { get; set; }

    public int Dropped
    {
        get => _dropped;
        set => _dropped = value;
    }
}

// A class that is not sealed.
public class Animal { public int Legs { get; set; } }

public sealed class Dog : Animal { public string? Name { get; set; } }

// A list with more state.
public sealed class NumberedList : List<int> { public int Number { get; set; } }

// A map with more state.
public sealed class NumberedMap : Dictionary<string, int> { public int Number { get; set; } }

// A class that rejects some values.
public sealed class Even
{
    public Even(int number, string? name)
    {
        Number = number % 2 == 0 ? number : throw new ArgumentException("odd", nameof(number));
        Name = name;
    }

    public int Number { get; }

    public string? Name { get; }
}
