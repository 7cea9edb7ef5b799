using SerBench.Formats.Contracts;
using SerBench.Formats.Ignite.Dynamic;

namespace SerBench.Formats.Ignite.Views;

/// <summary>The types of objects that can be in a message, and their fields in the order of writing.</summary>
internal sealed class IgniteViewTypes
{
    private readonly Dictionary<int, IgniteField[]> _fields = [];

    /// <param name="root">The type of the message; all within are written in the same order of fields.</param>
    public IgniteViewTypes(Shape root)
    {
        Options.Know(root);
        foreach (IgniteType type in IgniteType.AllIn(root))
        {
            _fields.Add(Options.TypeId(type.Name), [.. type.Fields.Select(name => new IgniteField(name))]);
        }
    }

    /// <summary>The schemas that the messages are read by.</summary>
    public IgniteOptions Options { get; } = new();

    /// <summary>The fields of a type; null of one that is not expected.</summary>
    public IgniteField[]? Find(int typeId) => _fields.GetValueOrDefault(typeId);
}
