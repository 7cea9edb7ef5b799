using SerBench.Formats.Values;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Outside.OwnTypes;

// Finds derived classes and cycles, which formats must know and declared types do not show.
internal sealed record DataFindings(Unsupported? Derived, Unsupported? Cycle)
{
    public static DataFindings Of<T>(IEnumerable<T> values)
    {
        var walk = new Walk();
        foreach (T value in values)
        {
            walk.Visit(ShapeOf.Value<T>(), value, typeof(T).Name);
        }

        return new DataFindings(walk.Derived, walk.Cycle);
    }

    public Unsupported? Refuse<T>(ISerializer serializer) =>
        Derived is not null && (serializer.Family == SerializerFamily.Grid
            || (serializer is EmittedPeer peer && peer.IsOfDeclaredTypes<T>())) ? Derived
        : !serializer.Traits.HasFlag(Traits.Graph) ? Cycle : null;

    private sealed class Walk
    {
        private readonly HashSet<object> _open = new(ReferenceEqualityComparer.Instance);

        public Unsupported? Derived { get; private set; }

        public Unsupported? Cycle { get; private set; }

        public void Visit(ValueShape shape, object? value, string path)
        {
            try
            {
                value = Surrogate.Carry(shape, value, isStrict: true);
            }
            catch (UnsupportedValueException exception)
            {
                Derived ??= new Unsupported(path, exception.Message);
                return;
            }

            if (value is null || shape.Kind is not (Kind.Object or Kind.Sequence or Kind.Map))
            {
                return;
            }

            if (shape.Kind == Kind.Sequence)
            {
                VisitAll(shape.Item!, (IEnumerable)value, path + "[]");
            }
            else if (shape.Kind == Kind.Map)
            {
                VisitAll(shape.Key!, ((IDictionary)value).Keys, path + "[key]");
                VisitAll(shape.Value!, ((IDictionary)value).Values, path + "[value]");
            }
            else
            {
                VisitObject(shape, value, path);
            }
        }

        private void VisitAll(ValueShape item, IEnumerable items, string path)
        {
            if (item.Kind <= Kind.String)
            {
                return;
            }

            foreach (object? value in items)
            {
                Visit(item, value, path);
            }
        }

        private void VisitObject(ValueShape declared, object value, string path)
        {
            ValueShape actual = ShapeOf.Runtime(declared, value);
            if (actual != declared)
            {
                Derived ??= new Unsupported(
                    path,
                    $"holds a {value.GetType().Name} where {declared.Type.Name} is declared, "
                    + "and formats of the grid and the emitted code of libraries carry declared types only");
            }

            if (value is not ValueType && !_open.Add(value))
            {
                Cycle ??= new Unsupported(
                    path, $"leads back to a {value.GetType().Name} that holds it, and only formats of graphs carry cycles");
                return;
            }

            if (actual.Kind == Kind.Object)
            {
                foreach (Field field in actual.Shape.Fields)
                {
                    Visit(field.Value, field.Member.GetValue(value), $"{path}.{field.Name}");
                }
            }

            _open.Remove(value);
        }
    }
}
