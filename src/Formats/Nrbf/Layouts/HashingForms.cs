namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>The two forms of a dictionary or set on the wire: one that never held an item has no array of items.</summary>
internal sealed class HashingForms
{
    public HashingForms(Type type, ClassLayout comparer, string capacityName, string itemsName, Type items)
    {
        ClassMember[] members = [new("Version", typeof(int), 0), new("Comparer", comparer.Type, 1), new(capacityName, typeof(int), 2)];
        WithoutItems = new ClassLayout(type, members);
        WithItems = new ClassLayout(type, [.. members, new(itemsName, items, 3)]);
    }

    public ClassLayout WithoutItems { get; }

    public ClassLayout WithItems { get; }
}
