[assembly: GenerateBinarizer(typeof(Shop.Account<int>))]

namespace Shop;

// Private, read-only and inherited state, of a generic type that nobody outside may create.
public sealed class Account<T> : Entity
    where T : struct
{
    private readonly T _balance;

    private Account() => _balance = default;

    public T Balance => _balance;

    public string Owner { get; private set; }
}

public abstract class Entity
{
    private int _version;

    public int Version
    {
        get => _version;
        set => _version = value + 1;
    }
}
