using SerBench.Formats.Values;

namespace SerBench.Serializers.Racing;

// Libraries that recurse without a limit need this check.
public static class Nesting
{
    /// <param name="most">the most objects. An object in two places counts twice.</param>
    public static void Check<T>(T value, int limit, long most = long.MaxValue)
    {
        if (value is null || !Recursive<T>.IsTrue)
        {
            return;
        }

        var pending = new Stack<Level>(Limits.DefaultMaxDepth);
        pending.Push(new Level(value, Shape.Of<T>(), 1));
        while (pending.TryPop(out Level level))
        {
            if (level.Depth > limit)
            {
                throw new UnsupportedValueException($"The object is nested deeper than the limit of {limit}.");
            }

            if (--most < 0)
            {
                throw new UnsupportedValueException("The object holds others in more places than its message has room for.");
            }

            foreach (Field field in level.Shape.Fields)
            {
                if (field.Value.Kind >= Kind.Object)
                {
                    Push(pending, field.Value, field.Member.GetValue(level.Value), level.Depth + 1);
                }
            }
        }
    }

    private static void Push(Stack<Level> pending, ValueShape shape, object? value, int depth)
    {
        value = Surrogate.Carry(shape, value, isStrict: false);
        switch (shape.Kind)
        {
            case Kind.Object when value is not null:
                pending.Push(new Level(value, shape.Shape, depth));
                break;
            case Kind.Sequence when value is IEnumerable items:
                PushAll(pending, shape.Item!, items, depth);
                break;
            case Kind.Map when value is IDictionary map:
                PushAll(pending, shape.Value!, map.Values, depth);
                break;
        }
    }

    private static void PushAll(Stack<Level> pending, ValueShape shape, IEnumerable items, int depth)
    {
        if (shape.Kind < Kind.Object)
        {
            return;
        }

        foreach (object? item in items)
        {
            Push(pending, shape, item, depth);
        }
    }

    private readonly record struct Level(object Value, Shape Shape, int Depth);

    private static class Recursive<T>
    {
        public static readonly bool IsTrue = IsOnCycle(TypeReader.ValueOf(typeof(T)), [], []);

        private static bool IsOnCycle(ValueShape value, HashSet<Type> path, HashSet<Type> cleared)
        {
            switch (value.Kind)
            {
                case Kind.Sequence:
                    return IsOnCycle(value.Item!, path, cleared);
                case Kind.Map:
                    return IsOnCycle(value.Value!, path, cleared);
                case Kind.Object when !cleared.Contains(value.Type):
                    bool found = !path.Add(value.Type) || value.Shape.Fields.Any(field => IsOnCycle(field.Value, path, cleared));
                    path.Remove(value.Type);
                    cleared.Add(value.Type);
                    return found;
                default:
                    return false;
            }
        }
    }
}
