using System.Reflection.Emit;

namespace SerBench.Formats.Access.Compiled;

internal static class BinarizerAssembly
{
    public static Type Emit(Type root)
    {
        Type[] types = [.. Reachable(root)];
        AssemblyBuilder assembly = AssemblyBuilder.DefineDynamicAssembly(
            new AssemblyName($"SerBench.Compiled.{root.Name}"), AssemblyBuilderAccess.Run, AccessTo(types));
        ModuleBuilder module = assembly.DefineDynamicModule("Binarizers");
        Dictionary<Type, TypeBuilder> binarizers = types
            .Select((type, index) => (type, BinarizerEmitter.Define(module, type, index)))
            .ToDictionary();
        foreach ((Type type, TypeBuilder builder) in binarizers)
        {
            new BinarizerEmitter(type, builder, nested => binarizers[nested]).Emit();
        }

        foreach (TypeBuilder builder in binarizers.Values)
        {
            builder.CreateType();
        }

        return assembly.GetType(binarizers[root].FullName!, throwOnError: true)!;
    }

    private static HashSet<Type> Reachable(Type root)
    {
        var reached = new HashSet<Type> { root };
        ShapeCheck.Find(root, value =>
        {
            if (value.Kind == Kind.Object)
            {
                reached.Add(value.Type);
            }

            return null;
        });
        return reached;
    }

    private static CustomAttributeBuilder[] AccessTo(Type[] types)
    {
        ConstructorInfo attribute = typeof(IgnoresAccessChecksToAttribute).GetConstructor([typeof(string)])!;
        return [.. types.SelectMany(WithArguments)
            .Select(type => type.Assembly.GetName().Name!)
            .Append(typeof(BinarizerAssembly).Assembly.GetName().Name!)
            .Distinct()
            .Select(name => new CustomAttributeBuilder(attribute, [name]))];
    }

    private static IEnumerable<Type> WithArguments(Type type)
    {
        var used = new List<Type>();
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            used.Add(level);
        }

        used.AddRange(Shape.Of(type).Fields.Select(field => field.Member.FieldType));
        return used.SelectMany(one => one.GetGenericArguments().Prepend(one));
    }
}
