using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace SerBench.Formats.Values;

/// <summary>Converts ordered collections, and lists whose items need conversion.</summary>
public readonly struct ListSurrogate<TList, T, TCarrier, TSurrogate> : ISurrogate<TList, List<TCarrier>>
    where TList : IEnumerable<T>
    where TSurrogate : struct, ISurrogate<T, TCarrier>
{
    private static readonly Func<List<T>, TList> Make = (Func<List<T>, TList>)FindMaker();

    private static readonly bool IsStack = typeof(TList) == typeof(Stack<T>) || typeof(TList) == typeof(ImmutableStack<T>)
        || typeof(TList) == typeof(IImmutableStack<T>);

    static List<TCarrier> ISurrogate<TList, List<TCarrier>>.ToCarrier(TList value, bool isStrict)
    {
        if (value is List<TCarrier> own && own.GetType() == typeof(List<TCarrier>))
        {
            return own;
        }

        var carrier = new List<TCarrier>(value.TryGetNonEnumeratedCount(out int count) ? count : 0);
        foreach (T item in value)
        {
            carrier.Add(Surrogate.Carry<T, TCarrier, TSurrogate>(item, isStrict));
        }

        if (IsStack)
        {
            carrier.Reverse();
        }

        return carrier;
    }

    static TList ISurrogate<TList, List<TCarrier>>.FromCarrier(List<TCarrier> carrier, int position) =>
        Make(carrier as List<T> ?? carrier.ConvertAll(item => Surrogate.Restore<T, TCarrier, TSurrogate>(item, position)));

    private static Delegate FindMaker() =>
        typeof(TList) == typeof(Queue<T>) ? (List<T> items) => new Queue<T>(items)
        : typeof(TList) == typeof(Stack<T>) ? (List<T> items) => new Stack<T>(items)
        : typeof(TList) == typeof(LinkedList<T>) ? (List<T> items) => new LinkedList<T>(items)
        : typeof(TList) == typeof(Collection<T>) ? (List<T> items) => new Collection<T>(items)
        : typeof(TList) == typeof(ObservableCollection<T>) ? (List<T> items) => new ObservableCollection<T>(items)
        : typeof(TList) == typeof(ReadOnlyCollection<T>) ? (List<T> items) => new ReadOnlyCollection<T>(items)
        : IsEither<ImmutableList<T>, IImmutableList<T>>() ? (List<T> items) => ImmutableList.CreateRange(items)
        : IsEither<ImmutableQueue<T>, IImmutableQueue<T>>() ? (List<T> items) => ImmutableQueue.CreateRange(items)
        : IsEither<ImmutableStack<T>, IImmutableStack<T>>() ? (List<T> items) => ImmutableStack.CreateRange(items)
        : (List<T> items) => items;

    private static bool IsEither<TClass, TInterface>() => typeof(TList) == typeof(TClass) || typeof(TList) == typeof(TInterface);
}
