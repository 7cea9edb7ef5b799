
namespace SerBench.Formats.Tests.Zoo;

public enum ByteEnum : byte { Zero, Top = byte.MaxValue }

public enum SByteEnum : sbyte { Bottom = sbyte.MinValue, Zero = 0, Top = sbyte.MaxValue }

public enum Int16Enum : short { Bottom = short.MinValue, Zero = 0, Top = short.MaxValue }

public enum UInt16Enum : ushort { Zero, Top = ushort.MaxValue }

public enum Int32Enum { Bottom = int.MinValue, Zero = 0, Top = int.MaxValue }

public enum UInt32Enum : uint { Zero, Top = uint.MaxValue }

public enum Int64Enum : long { Bottom = long.MinValue, Zero = 0, Top = long.MaxValue }

public enum UInt64Enum : ulong { Zero, Top = ulong.MaxValue }

internal enum HiddenEnum { Zero, One }
