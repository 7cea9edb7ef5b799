using System.Buffers.Binary;
using SerBench.Formats.Contracts;
using SerBench.Formats.Ignite.Dynamic;
using SerBench.Formats.Ignite.Views;
using SerBench.Model;

namespace SerBench.Benchmarks.Driver;

/// <summary>The ways to the id that are compared.</summary>
internal static class PersonIdReaders
{
    private const int IdAt = 25;

    private static readonly IgniteOptions Known = new IgniteOptions().Know<Person>(FieldOrder.Declared);
    private static readonly IgniteField Id = new(nameof(Person.Id));

    /// <summary>What no view can be faster than: the id where it is known to be, with the bounds checked.</summary>
    internal readonly struct AtKnownOffset : IPersonIdReader
    {
        public static int Read(ReadOnlySpan<byte> message) => BinaryPrimitives.ReadInt32LittleEndian(message.Slice(IdAt));
    }

    internal readonly struct ByHandle : IPersonIdReader
    {
        public static int Read(ReadOnlySpan<byte> message) => IgniteView.Read(message, Known).GetInt32(Id);
    }

    internal readonly struct ByName : IPersonIdReader
    {
        public static int Read(ReadOnlySpan<byte> message) => IgniteView.Read(message, Known).GetInt32(nameof(Person.Id));
    }
}
