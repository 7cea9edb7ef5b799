using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Reading;

internal static class NrbfDamage
{
    [DoesNotReturn]
    public static void ThrowId(int position, int limit, int found) =>
        WireFormatException.Throw(position, $"an id between 1 and {limit}, found {found}");

    [DoesNotReturn]
    public static void ThrowIdTaken(int position, int other) =>
        WireFormatException.Throw(position, $"an id of its own for each record, not that of the record at {other}");

    [DoesNotReturn]
    public static void ThrowDangling(int position, int id) =>
        WireFormatException.Throw(position, $"a record for object {id}, which is referred to");

    [DoesNotReturn]
    public static void ThrowUnused(int position, int used, int found) =>
        WireFormatException.Throw(position, $"{used} objects that are referred to, found {found}");

    [DoesNotReturn]
    public static void ThrowKind(int position, string expected, RecordKind found) =>
        WireFormatException.Throw(position, $"{expected}, found a record of kind {(byte)found}");

    [DoesNotReturn]
    public static void ThrowMistyped(int position, Type type) =>
        WireFormatException.Throw(position, $"a reference to an object of type {type.Name}");

    [DoesNotReturn]
    public static void ThrowLibrary(int position, Library expected) =>
        WireFormatException.Throw(position, $"the library '{expected.Name}'");

    [DoesNotReturn]
    public static void ThrowDescription(int position, object expected) =>
        WireFormatException.Throw(position, $"the type {expected} as it is declared");

    [DoesNotReturn]
    public static void ThrowDescribed(int position, int id) =>
        WireFormatException.Throw(position, $"the id of a record that describes a class, found {id}");

    [DoesNotReturn]
    public static void ThrowCode(int position, PrimitiveCode found) =>
        WireFormatException.Throw(position, $"the code of a primitive type, found {(byte)found}");

    [DoesNotReturn]
    public static void ThrowNullable(int position, PrimitiveCode expected) =>
        WireFormatException.Throw(position, $"null or a value of type {expected}");

    [DoesNotReturn]
    public static void ThrowNulls(int position, int found) =>
        WireFormatException.Throw(position, $"a positive number of nulls, found {found}");

    [DoesNotReturn]
    public static void ThrowConstruction(int position, Type type, Exception thrown) =>
        throw new WireFormatException(position, $"values that the constructor of {type.Name} accepts", thrown);
}
