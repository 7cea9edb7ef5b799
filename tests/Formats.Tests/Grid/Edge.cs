namespace SerBench.Formats.Tests.Grid;

// A struct of structs of numbers.
public struct Edge
{
    // Their numbers are 1 to 8.
    public static Edge[] Two =>
    [
        new() { From = new Spot { X = 1, Y = 2 }, To = new Spot { X = 3, Y = 4 } },
        new() { From = new Spot { X = 5, Y = 6 }, To = new Spot { X = 7, Y = 8 } },
    ];

    public Spot From { get; set; }

    public Spot To { get; set; }
}

public struct Spot { public short X { get; set; } public short Y { get; set; } }
