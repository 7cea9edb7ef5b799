using System.Reflection;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Twins;

/// <summary>
/// A library that works on its own classes, the twins: those in the namespace of the deriving class or below it. A twin
/// may have a static method <c>AreEqual</c> of two twins. A type that carries the library's attributes needs no twin.
/// </summary>
public abstract class TwinPeer : ISerializer, IHasOrigin
{
    private const string Equality = "AreEqual";

    public abstract string Id { get; }

    public abstract string Title { get; }

    public SerializerFamily Family => SerializerFamily.Peer;

    public abstract Traits Traits { get; }

    public abstract Assembly Library { get; }

    /// <summary>The struct with one type parameter, the twin, that calls the library.</summary>
    protected abstract Type Core { get; }

    /// <summary>The full name of the attribute that makes a type known to the library; null if there is no such attribute.</summary>
    protected virtual string? Mark => null;

    /// <summary>Whether the conversion is timed.</summary>
    protected virtual bool Converts => false;

    /// <summary>The library's own depth limit.</summary>
    protected virtual int MaxDepth => Limits.SafeDepth;

    public Binding<T> Bind<T>()
    {
        Type? conversion = TwinTypes.Find(typeof(T), GetType().Namespace!);
        if (conversion is null)
        {
            return BindWithoutTwin<T>();
        }

        Type twin = TwinTypes.TwinOf(conversion, typeof(T));
        if (Refuse(twin) is { } reason)
        {
            return new Unsupported(typeof(T).Name, reason);
        }

        return Binding<T>.To(new GuardedCodec<T>(CreateCodec<T>(twin, conversion), Library.GetName().Name!, MaxDepth));
    }

    /// <summary>The reason why the library cannot be measured in its best use, or null.</summary>
    protected virtual string? Refuse(Type twin) => null;

    private Binding<T> BindWithoutTwin<T>()
    {
        string? reason = typeof(T).CustomAttributes.All(attribute => attribute.AttributeType.FullName != Mark)
            ? "it lacks the library's attributes, and nobody has written a twin that has them"
            : Converts ? "it has the library's attributes itself, so there is nothing to convert" : Refuse(typeof(T));
        if (reason is not null)
        {
            return new Unsupported(typeof(T).Name, reason);
        }

        Type core = Core.MakeGenericType(typeof(T));
        Type codec = typeof(ObjectCodec<,>).MakeGenericType(typeof(T), core);
        var inner = (IObjectCodec<T>)Activator.CreateInstance(codec, Activator.CreateInstance(core))!;
        return Binding<T>.To(new GuardedCodec<T>(inner, Library.GetName().Name!, MaxDepth));
    }

    private IObjectCodec<T> CreateCodec<T>(Type twin, Type conversion)
    {
        Type core = Core.MakeGenericType(twin);
        Type codec = typeof(TwinCodec<,,,>).MakeGenericType(typeof(T), twin, conversion, core);
        MethodInfo? equality = twin.GetMethod(Equality, BindingFlags.Static | BindingFlags.Public, [twin, twin]);
        Delegate? areEqual = equality?.CreateDelegate(typeof(Func<,,>).MakeGenericType(twin, twin, typeof(bool)));
        return (IObjectCodec<T>)Activator.CreateInstance(codec, Activator.CreateInstance(core), areEqual, Converts)!;
    }
}
