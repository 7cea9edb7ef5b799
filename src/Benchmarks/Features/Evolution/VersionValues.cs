namespace SerBench.Benchmarks.Features.Evolution;

internal static class VersionValues
{
    private const int Count = 24;
    private const ulong Seed = 20_260_114;

    private const int Small = 100;

    public static object[] Draw(Type type, TypeVersion writer, TypeVersion changed)
    {
        var random = new RandomValues(Seed);
        MethodInfo next = typeof(RandomValues).GetMethod(nameof(RandomValues.Next))!.MakeGenericMethod(type);
        object[] values =
            [.. Enumerable.Range(0, Count).Select(_ => next.Invoke(random, BindingFlags.DoNotWrapExceptions, null, null, null)!)];
        foreach (DraftClass place in changed.Draft.Classes)
        {
            DraftClass? mine = writer.Draft.Classes.FirstOrDefault(one => one.Name == place.Name);
            object[] holders = [.. values.SelectMany(value => HoldersIn(value, place.Name)).Distinct(ReferenceEqualityComparer.Instance)];
            foreach (DraftMember target in place.Members.Where(member => member.IsChanged))
            {
                if (mine?.Members.FirstOrDefault(member => member.Number == target.Number) is { } own)
                {
                    for (int i = 0; i < holders.Length; i++)
                    {
                        Fit(holders[i], own, target, isFirst: i == 0);
                    }
                }
            }
        }

        return values;
    }

    // The first object gets default values, to test formats that leave out defaults.
    private static void Fit(object holder, DraftMember own, DraftMember target, bool isFirst)
    {
        PropertyInfo property = holder.GetType().GetProperty(own.Name)!;
        object? value = property.GetValue(holder);
        Type type = property.PropertyType;
        if (isFirst && type.IsValueType && Nullable.GetUnderlyingType(type) is null)
        {
            property.SetValue(holder, Activator.CreateInstance(type));
        }
        else if (value is IList { Count: > 1 } list && !type.IsArray)
        {
            object? first = list[0];
            list.Clear();
            list.Add(first);
        }
        else if (value is not null && Nullable.GetUnderlyingType(type) is null && Change.NarrowerOf(target) is { } narrower)
        {
            int small = (int)(Convert.ToDouble(value) % Small);
            object fitting = target.ExceedsNarrow && type != narrower ? Exceed(narrower, Math.Abs(small)) : small;
            property.SetValue(holder, Convert.ChangeType(fitting, type));
        }
    }

    private static object Exceed(Type narrower, int step) => narrower == typeof(float)
        ? 1e300 + step
        : Convert.ToDecimal(narrower.GetField("MaxValue")!.GetValue(null)) + 1 + step;

    private static IEnumerable<object> HoldersIn(object? value, string name) => value switch
    {
        null or string => [],
        IEnumerable items => items.Cast<object?>().SelectMany(item => HoldersIn(item, name)),
        _ => (ValueShape.Of(value.GetType()) is { Kind: Kind.Object } shape ? shape.Shape.Fields : [])
            .SelectMany(field => HoldersIn(field.Member.GetValue(value), name))
            .Prepend(value)
            .Where(holder => holder.GetType() is { IsClass: true } type && type.Name == name),
    };
}
