namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Facts that may be joined with others of their kind. From then on the others lead to them.</summary>
internal abstract class Joined<T>
    where T : Joined<T>
{
    private T? _same;

    /// <summary>The facts into which these were joined; these facts if they were not.</summary>
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

/// <summary>Joins objects, then all places inside them. A queue replaces recursion, so neither depth nor cycles matter.</summary>
internal sealed class Joins
{
    private readonly Queue<(Place First, Place Second)> _open = [];

    /// <summary>Joins two objects into one: a dictionary if either is one, else a class.</summary>
    public static void Join(ObjectFacts first, ObjectFacts second) => Run(joins => first.Found.Take(second.Found, joins));

    public static void MakeDictionary(ObjectFacts facts) => Run(facts.Found.MakeDictionary);

    /// <summary>Queues two places, to be joined into one.</summary>
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
