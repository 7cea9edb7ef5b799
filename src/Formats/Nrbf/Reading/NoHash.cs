namespace SerBench.Formats.Nrbf.Reading;

/// <summary>Lets a collection hold one key that must not be hashed yet.</summary>
internal sealed class NoHash<TKey> : IEqualityComparer<TKey>
{
    public static readonly NoHash<TKey> Instance = new();

    public bool Equals(TKey? x, TKey? y) => false;

    public int GetHashCode(TKey obj) => 0;
}
