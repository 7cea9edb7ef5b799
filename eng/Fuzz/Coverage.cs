using System.Runtime.InteropServices;
using SharpFuzz;
using SharpFuzz.Common;

namespace SerBench.Fuzz;

/// <summary>The edges between branches that inputs have taken. SharpFuzz adds code to our assemblies that counts them in a map.</summary>
internal sealed unsafe class Coverage
{
    private const int Size = 1 << 16;

    private readonly byte* _map = Trace.SharedMem = (byte*)NativeMemory.AllocZeroed(Size);
    private readonly byte[] _seen = new byte[Size];

    public int Edges { get; private set; }

    /// <summary>Adds the counters to the assemblies beside this program, before any of them is loaded.</summary>
    public static void Instrument()
    {
        foreach (string assembly in new[] { "Formats", "Serializers", "Benchmarks" })
        {
            try
            {
                Fuzzer.Instrument(Path.Combine(AppContext.BaseDirectory, $"SerBench.{assembly}.dll"), _ => true, Options.Value);
            }
            catch (InstrumentationException)
            {
                // An earlier run has done it, and nothing was built since.
            }
        }
    }

    public void Clear()
    {
        NativeMemory.Clear(_map, Size);
        Trace.PrevLocation = 0;
    }

    /// <summary>True if the last input took a new edge, or took one of them many more times than any before.</summary>
    public bool FindNew()
    {
        bool isNew = false;
        for (int i = 0; i < Size; i += *(ulong*)(_map + (i & -sizeof(ulong))) == 0 ? sizeof(ulong) : 1)
        {
            // The ranges of counts: 1, 2, 3, 4 to 7, 8 to 15, 16 to 31, 32 to 127, and more.
            int bucket = _map[i] switch { 0 => 0, 1 => 1, 2 => 2, 3 => 4, < 8 => 8, < 16 => 16, < 32 => 32, < 128 => 64, _ => 128 };
            if ((bucket & ~_seen[i]) != 0)
            {
                isNew = true;
                Edges += _seen[i] == 0 ? 1 : 0;
                _seen[i] |= (byte)bucket;
            }
        }

        return isNew;
    }
}
