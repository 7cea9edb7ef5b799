using System.IO.MemoryMappedFiles;

namespace SerBench.Benchmarks.Features.Attacks;

// The state of an attack is in a shared file, which remains when the attacked process dies.
internal sealed class AttackLedger : IDisposable
{
    // Each constant is an index of an eight-byte field in the file.
    private const int Verdicts = 3;
    private static readonly int MostBytes = Verdicts + Enum.GetValues<AttackVerdict>().Length;
    private static readonly int Slowest = MostBytes + 1;
    private static readonly int Length = (Slowest + 1) * sizeof(long);

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;

    private AttackLedger(MemoryMappedFile file)
    {
        _file = file;
        _view = file.CreateViewAccessor(0, Length);
    }

    public long Count { get => this[0]; set => this[0] = value; }

    public long Next { get => this[1]; set => this[1] = value; }

    // The current input began at this time: milliseconds since the system start, or 0 before the first input.
    public long Begun { get => this[2]; set => this[2] = value; }

    public double MostBytesPerByte => BitConverter.Int64BitsToDouble(this[MostBytes]);

    public double SlowestMs => BitConverter.Int64BitsToDouble(this[Slowest]);

    private long this[int place]
    {
        get => _view.ReadInt64(place * sizeof(long));
        set => _view.Write(place * sizeof(long), value);
    }

    public static AttackLedger Create(string path) => new(MemoryMappedFile.CreateFromFile(path, FileMode.Create, null, Length));

    public static AttackLedger Open(string path) => new(MemoryMappedFile.CreateFromFile(path, FileMode.Open));

    public long CountOf(AttackVerdict verdict) => this[Verdicts + (int)verdict];

    public void Add(Finding finding)
    {
        this[Verdicts + (int)finding.AttackVerdict]++;
        this[MostBytes] = BitConverter.DoubleToInt64Bits(Math.Max(MostBytesPerByte, finding.BytesPerByte));
        this[Slowest] = BitConverter.DoubleToInt64Bits(Math.Max(SlowestMs, finding.Milliseconds));
        Next++;
    }

    public void Dispose()
    {
        _view.Dispose();
        _file.Dispose();
    }
}

public enum AttackVerdict
{
    Rejected,
    AcceptedEqual,
    AcceptedDifferent,
    WrongException,
    Crash,
    Hang,
    NotIdempotent,
    OverAllocation,
}

internal readonly record struct Finding(AttackVerdict AttackVerdict, double BytesPerByte, double Milliseconds, string? What);
