using SerBench.Formats.Values;
using SerBench.Serializers.Peers;

namespace SerBench.Engine.Outside.OwnTypes;

internal static class EmptyMembers
{
    // Names the objects and collections that are null or empty in all instances, and the members in which an object may contain itself.
    public static IReadOnlyList<string> Say<T>(IReadOnlyList<T> values)
    {
        var empty = new List<string>();
        var cycles = new List<string>();
        Visit(ShapeOf.Value<T>(), [.. values.Cast<object>()], typeof(T).Name, [], empty, cycles);
        return
        [
            .. empty.Count == 0 ? [] : new[]
            {
                $"Empty in all instances, so nothing inside was tried: {string.Join(", ", empty)}. "
                    + "Data with values there, by --data, try it.",
            },
            .. cycles.Count == 0 ? [] : new[]
            {
                $"An object may contain itself in {string.Join(", ", cycles)}; no instance does. Such a value would end the process in "
                    + $"{NamesOf(card => card.WritesWithoutEnd)}, as they are timed; {NamesOf(card => card.References == "yes")} carry it, "
                    + "and others refuse it.",
            },
        ];
    }

    private static string NamesOf(Func<LibraryCard, bool> condition) =>
        string.Join(", ", LibraryCard.All.Where(condition).Select(card => card.Spoken));

    private static void Visit(
        ValueShape shape, object[] values, string path, HashSet<Type> above, List<string> empty, List<string> cycles)
    {
        switch (shape.Kind)
        {
            case Kind.Sequence:
                VisitItems(shape.Item!, [.. values.Cast<IEnumerable>().SelectMany(items => items.Cast<object?>()).OfType<object>()], "[]");
                break;
            case Kind.Map:
                IDictionary[] maps = [.. values.OfType<IDictionary>()];
                VisitItems(shape.Key!, [.. maps.SelectMany(map => map.Keys.Cast<object>())], "[key]");
                VisitItems(shape.Value!, [.. maps.SelectMany(map => map.Values.Cast<object?>()).OfType<object>()], "[value]");
                break;
            case Kind.Object when above.Add(shape.Type):
                foreach (Field field in shape.Shape.Fields)
                {
                    VisitMember(field, $"{path}.{field.Name}");
                }

                above.Remove(shape.Type);
                break;
        }

        void VisitItems(ValueShape item, object[] items, string mark)
        {
            if (item.Kind >= Kind.Object && items.Length > 0)
            {
                Visit(item, Carried(item, items), path + mark, above, empty, cycles);
            }
        }

        void VisitMember(Field field, string member)
        {
            object[] held = [.. values.Select(field.Member.GetValue).OfType<object>()];
            if (field.Value is { Kind: Kind.Object, Type.IsValueType: false } && above.Contains(field.Value.Type))
            {
                cycles.Add(member);
            }
            else if (field.Value.Kind >= Kind.Object && !Carried(field.Value, held).Any(IsFilled))
            {
                empty.Add(member);
            }
            else if (field.Value.Kind >= Kind.Object)
            {
                Visit(field.Value, Carried(field.Value, held), member, above, empty, cycles);
            }
        }
    }

    private static object[] Carried(ValueShape shape, object[] values) =>
        [.. values.Select(value => Surrogate.Carry(shape, value, isStrict: false)).OfType<object>()];

    private static bool IsFilled(object value) => value is not IEnumerable items || items.Cast<object?>().Any();
}
