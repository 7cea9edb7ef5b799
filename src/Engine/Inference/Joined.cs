namespace SerBench.Engine.Inference;

// A union-find: joins facts that may be about the same class or list.
internal abstract class Joined<T>
    where T : Joined<T>
{
    private T? _same;

    public T Root
    {
        get
        {
            while (_same?._same is { } further)
            {
                _same = further;
            }

            return _same ?? (T)this;
        }
    }

    protected void LeadTo(T other) => _same = other;
}

internal sealed class Joins
{
    private readonly Queue<(Place First, Place Second)> _open = [];

    public static void Join(ObjectFacts first, ObjectFacts second) => Run(joins => first.Root.Take(second.Root, joins));

    public static void MakeDictionary(ObjectFacts facts) => Run(facts.Root.MakeDictionary);

    public void Add(Place first, Place second) => _open.Enqueue((first, second));

    private static void Run(Action<Joins> begin)
    {
        var joins = new Joins();
        begin(joins);
        while (joins._open.TryDequeue(out (Place First, Place Second) pair))
        {
            pair.First.Root.Take(pair.Second.Root, joins);
        }
    }
}
