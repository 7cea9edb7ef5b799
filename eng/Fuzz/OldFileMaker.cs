using System.Text;

namespace SerBench.Fuzz;

// Makes files that BinaryFormatter would not write: any members lead to any objects, arrays lie in arrays, names are long or those of the
// runtime.
internal sealed class OldFileMaker(Random random)
{
    private const byte RuntimeClass = 4, Class = 5, Text = 6, TypedArray = 7, Reference = 9;
    private const byte Null = 10, End = 11, Library = 12, Objects = 16;
    private const byte OfNumbers = 0, OfObjects = 2, OfClass = 4, Int32 = 8;

    // The members that readers look for. G is the namespace of generic collections, O the type of any object.
    private static readonly string[] Classes =
    [
        "G.List`1[[O]] _items _size", "G.Dictionary`2[[O],[O]] Version Comparer HashSize KeyValuePairs",
        "G.KeyValuePair`2[[O],[O]] key value", "G.Stack`1[[O]] _array _size", "G.Queue`1[[O]] _array _head _size",
        "G.HashSet`1[[O]] Elements", "G.SortedSet`1[[O]] Items", "G.SortedDictionary`2[[O],[O]] _set",
        "G.SortedList`2[[O],[O]] keys values _size", "System.Collections.ObjectModel.Collection`1[[O]] items",
        "System.Collections.ObjectModel.ReadOnlyCollection`1[[O]] list", "System.Collections.Hashtable Keys Values",
        "System.Tuple`2[[O],[O]] m_Item1 m_Item2", "System.Nullable`1 hasValue value", "System.Numerics.BigInteger _sign _bits",
        "Old.Color value__", "Old.Item Name Next",
    ];

    private static readonly string[] Numbers = ["_size", "_head", "Version", "HashSize", "_sign", "value__"];

    private readonly MemoryStream _file = new();
    private int _objects;
    private int _last;

    public byte[] Make()
    {
        _last = _objects = 1 + random.Next(8);
        Write((byte)0, 1, -1, 1, 0, Library, 100, "Old");
        for (int id = 1; id <= _objects; id++)
        {
            WriteRecord(id, depth: 0);
        }

        Write(End);
        return _file.ToArray();
    }

    private void WriteRecord(int id, int depth)
    {
        int count = random.Next(4);
        string[] names = Classes[random.Next(Classes.Length)].Split(' ');
        switch (random.Next(32))
        {
            case 0:
                // Each array holds the next one alone.
                for (int levels = 1 << random.Next(15); levels > 0; levels--, id = ++_last)
                {
                    Write(Objects, id, 1);
                }

                Write(Null);
                break;
            case < 4:
                Write(Objects, id, count);
                WriteValues(count, depth);
                break;
            case < 8:
                Write(TypedArray, id, (byte)random.Next(4), 1, count, OfClass, NameOf(names[0]), 100);
                WriteValues(count, depth);
                break;
            default:
                WriteObject(id, names, depth);
                break;
        }
    }

    private void WriteObject(int id, string[] names, int depth)
    {
        // A number where an object is expected is rare, and the other way round.
        bool[] areNumbers = [.. names.Skip(1).Select(name => Numbers.Contains(name) ^ (random.Next(16) == 0))];
        bool isOfRuntime = names[0][0] != 'O';
        Write(
        [
            isOfRuntime ? RuntimeClass : Class, id, NameOf(names[0]), areNumbers.Length,
            .. names.Skip(1),
            .. areNumbers.Select(isNumber => isNumber ? OfNumbers : OfObjects),
        ]);
        Write(
        [
            .. areNumbers.Where(isNumber => isNumber).Select(_ => random.Next(8) == 0 ? (byte)random.Next(17) : Int32),
            .. isOfRuntime ? [] : new object[] { 100 },
        ]);
        foreach (bool isNumber in areNumbers)
        {
            if (isNumber)
            {
                Write(random.Next(random.Next(4) == 0 ? 1_000 : 3));
            }
            else
            {
                WriteValues(1, depth);
            }
        }
    }

    private void WriteValues(int count, int depth)
    {
        for (; count > 0; count--)
        {
            switch (random.Next(6))
            {
                case < 3:
                    Write(Reference, 1 + random.Next(_objects));
                    break;
                case 3 when depth < 6:
                    WriteRecord(random.Next(2) == 0 ? ++_last : -++_last, depth + 1);
                    break;
                case 4:
                    Write(Text, ++_last, "text");
                    break;
                default:
                    Write(Null);
                    break;
            }
        }
    }

    private string NameOf(string name) => random.Next(64) switch
    {
        0 => name.Split('[')[0],
        1 => "Old." + new string('n', 7_950 + random.Next(50)),
        _ => name.Replace("G.", "System.Collections.Generic.").Replace("[O]", "[System.Object]"),
    };

    private void Write(params object[] parts)
    {
        using var writer = new BinaryWriter(_file, Encoding.UTF8, leaveOpen: true);
        foreach (object part in parts)
        {
            Action write = part switch
            {
                byte one => () => writer.Write(one),
                int number => () => writer.Write(number),
                _ => () => writer.Write((string)part),
            };
            write();
        }
    }
}
