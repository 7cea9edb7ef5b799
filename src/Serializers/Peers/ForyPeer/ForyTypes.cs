using Apache.Fory;

namespace SerBench.Serializers.Peers.ForyPeer;

// An instance of Fory is not safe for several threads.
public static class ForyTypes
{
    // The library counts an object and the list around it as two levels.
    internal const int LevelsPerObject = 2;

    private static readonly MethodInfo RegisterOne = typeof(Fory).GetMethods().Single(
        static method => method.Name == nameof(Fory.Register) && method.GetGenericArguments().Length == 1
            && method.GetParameters() is [{ } id] && id.ParameterType == typeof(uint));

    public static Fory SameSchema() => Build(Fory.Builder().Compatible(false).CheckStructVersion(true));

    public static Fory Unchecked() => Build(Fory.Builder().Compatible(false));

    public static Fory Default() => Build(Fory.Builder());

    public static Fory Register(Fory fory, Type root)
    {
        var known = new List<Type>();
        Visit(root, known);
        uint id = 0;
        known.ForEach(type => RegisterOne.MakeGenericMethod(type).Invoke(fory, [++id]));
        return fory.Register<Guid, PlainSerializer<Guid>>(++id).Register<char, PlainSerializer<char>>(++id);
    }

    private static Fory Build(ForyBuilder builder) => builder.MaxDepth(Limits.SafeDepth).Build();

    private static void Visit(Type type, List<Type> known)
    {
        if (type.IsArray || type.IsGenericType)
        {
            Array.ForEach(type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments(), item => Visit(item, known));
        }
        else if ((type.IsEnum || type.IsDefined(typeof(ForyStructAttribute))) && !known.Contains(type))
        {
            known.Add(type);
            Array.ForEach(type.GetProperties(), member => Visit(member.PropertyType, known));
            Array.ForEach(type.GetFields(BindingFlags.Instance | BindingFlags.Public), member => Visit(member.FieldType, known));
        }
    }
}
