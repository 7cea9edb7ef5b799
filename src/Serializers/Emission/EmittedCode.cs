using System.Collections.Concurrent;

namespace SerBench.Serializers.Emission;

public static class EmittedCode
{
    private static readonly ILookup<string, Type> BuiltIn = typeof(EmittedCode).Assembly.GetTypes()
        .Where(static type => type.IsDefined(typeof(EmittedAttribute)))
        .ToLookup(static type => type.GetCustomAttribute<EmittedAttribute>()!.Recipe);

    private static readonly ConcurrentDictionary<(Type, string), CompiledCode> Compiled = new();

    private static ImmutableArray<CodeCompiler> _compilers = [];

    public static void Add(CodeCompiler compiler) =>
        ImmutableInterlocked.Update(ref _compilers, (all, added) => all.Contains(added) ? all : all.Add(added), compiler);

    public static IEmitted<T>? Find<T>(string recipe, out Unsupported? reason)
    {
        CompiledCode code = BuiltIn[recipe].FirstOrDefault(IsFor<T>) is { } known ? new CompiledCode(known.Assembly, null)
            : _compilers.FirstOrDefault(static one => one.Takes(typeof(T))) is not { } compiler
                ? new CompiledCode(null, new Unsupported(typeof(T).Name, "no code of this library has been emitted for it"))
            : Compiled.GetOrAdd(
                (typeof(T), recipe),
                static (key, chosen) => chosen.Compile(key.Item1, BuiltInCode.Recipes.Single(one => one.Id == key.Item2)),
                compiler);
        reason = code.Reason;
        return code.Assembly is null ? null : Open<T>(code.Assembly, recipe);
    }

    public static IEmitted<T> Open<T>(Assembly assembly, string recipe) => (IEmitted<T>)Activator.CreateInstance(
        assembly.GetTypes().Single(type => IsFor<T>(type) && type.GetCustomAttribute<EmittedAttribute>()?.Recipe == recipe))!;

    private static bool IsFor<T>(Type type) => type.IsAssignableTo(typeof(IEmitted<T>));
}
