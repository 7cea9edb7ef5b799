namespace SerBench.Benchmarks.Engine.Inference;

// Facts that may be joined with others of their kind: from then on, the others lead to them.
internal abstract class Joined<T>
    where T : Joined<T>
{
    private T? _same;

    public T Found
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

// A queue replaces recursion, so neither depth nor cycles matter.
internal sealed class Joins
{
    private readonly Queue<(Place First, Place Second)> _open = [];

    // The result is a dictionary if either object is one.
    public static void Join(ObjectFacts first, ObjectFacts second) => Run(joins => first.Found.Take(second.Found, joins));

    public static void MakeDictionary(ObjectFacts facts) => Run(facts.Found.MakeDictionary);

    public void Add(Place first, Place second) => _open.Enqueue((first, second));

    private static void Run(Action<Joins> begin)
    {
        var joins = new Joins();
        begin(joins);
        while (joins._open.TryDequeue(out (Place First, Place Second) pair))
        {
            pair.First.Found.Take(pair.Second.Found, joins);
        }
    }
}
