namespace Shop;

/// <summary>Set by its constructor, but for one member.</summary>
[GenerateBinarizer]
public record Invoice(int Number, string Text)
{
    public required long Due { get; init; }
}
