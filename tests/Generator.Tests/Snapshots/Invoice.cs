namespace Shop;

// Set by its constructor, but for one member.
[GenerateBinarizer]
public record Invoice(int Number, string Text)
{
    public required long Due { get; init; }
}
