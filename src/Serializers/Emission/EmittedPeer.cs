namespace SerBench.Serializers.Emission;

/// <param name="converts">true if the timing includes the conversion from and to the emitted class.</param>
public abstract class EmittedPeer(string id, string title, string recipe, string way, bool converts = false) : ISerializer, IHasOrigin
{
    public string Id => id;

    public string Title => title;

    public SerializerFamily Family => SerializerFamily.Peer;

    public abstract Traits Traits { get; }

    public abstract Assembly Library { get; }

    public string Recipe => recipe;

    protected virtual string? GuardedWay => null;

    protected virtual string LibraryName => Library.GetName().Name!;

    // True if the library copies structs as in memory, with random bytes between members.
    public virtual bool CopiesPadding => false;

    protected virtual int MaxDepth => Limits.SafeDepth;

    protected virtual int LongestMessage => int.MaxValue;

    public Binding<T> Bind<T>()
    {
        if (Refuse<T>() is { } refused)
        {
            return refused;
        }

        if (OpenDirect<T>() is { } direct)
        {
            return Guard(direct);
        }

        return EmittedCode.Find<T>(Recipe, out Unsupported? reason) is { } code ? Bind(code) : reason!;
    }

    // True if emitted code makes copies of values or writes the members, so that only objects of declared classes can be serialized.
    public bool IsOfDeclaredTypes<T>() => OpenDirect<T>() is null && EmittedCode.Find<T>(Recipe, out _) is { } code
        && (code.Twin != typeof(T) || BuiltInCode.Recipes.Single(recipe => recipe.Id == Recipe).WritesMembers);

    public Binding<T> Bind<T>(IEmitted<T> code)
    {
        string? reason = converts && code.Twin == typeof(T)
            ? "the library takes it as it is, so there is nothing to convert"
            : Refuse(code.Twin);
        ICodec<T> Open(string name) => code.Open(name, converts, CreateContext<T>());

        return reason is not null ? new Unsupported(typeof(T).Name, reason)
            : GuardedWay is null ? Guard(Open(way))
            : Binding<T>.To(
                new GuardedCodec<T>((IObjectCodec<T>)Open(GuardedWay), LibraryName, MaxDepth, LongestMessage) { Unlimited = Open(way) });
    }

    private protected virtual IObjectCodec<T>? OpenDirect<T>() => null;

    private protected virtual Unsupported? Refuse<T>() => null;

    protected virtual string? Refuse(Type twin) => null;

    private protected virtual object? CreateContext<T>() => null;

    private Binding<T> Guard<T>(ICodec<T> codec) => Binding<T>.To(codec is IViewCodec<T> view
        ? new GuardedViewCodec<T>(view, LibraryName, MaxDepth, LongestMessage)
        : new GuardedCodec<T>((IObjectCodec<T>)codec, LibraryName, MaxDepth, LongestMessage));
}
