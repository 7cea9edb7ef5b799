using System.IO.MemoryMappedFiles;

namespace SerBench.Benchmarks.Features.Attacks;

// The state of an attack in a shared file, which remains if the attacked process dies.
internal sealed class AttackLedger : IDisposable
{
    private const int VerdictsAt = 3 * sizeof(long);
    private static readonly int Kinds = Enum.GetValues<AttackVerdict>().Length;
    private static readonly int MostBytesAt = VerdictsAt + (Kinds * sizeof(long));
    private static readonly int SlowestAt = MostBytesAt + sizeof(double);
    private static readonly int Length = SlowestAt + sizeof(double);

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;

    private AttackLedger(MemoryMappedFile file)
    {
        _file = file;
        _view = file.CreateViewAccessor(0, Length);
    }

    // 0 until the attacked process has counted the inputs.
    public long Count
    {
        get => _view.ReadInt64(0);
        set => _view.Write(0, value);
    }

    // The input that is read now or next.
    public long Next
    {
        get => _view.ReadInt64(sizeof(long));
        set => _view.Write(sizeof(long), value);
    }

    // In milliseconds since the system started; 0 before the first input.
    public long Begun
    {
        get => _view.ReadInt64(2 * sizeof(long));
        set => _view.Write(2 * sizeof(long), value);
    }

    public double MostBytesPerByte => _view.ReadDouble(MostBytesAt);

    public double SlowestMs => _view.ReadDouble(SlowestAt);

    public static AttackLedger Create(string path) => new(MemoryMappedFile.CreateFromFile(path, FileMode.Create, null, Length));

    public static AttackLedger Open(string path) => new(MemoryMappedFile.CreateFromFile(path, FileMode.Open));

    public long CountOf(AttackVerdict verdict) => _view.ReadInt64(PlaceOf(verdict));

    public void Add(Finding finding)
    {
        _view.Write(PlaceOf(finding.AttackVerdict), CountOf(finding.AttackVerdict) + 1);
        _view.Write(MostBytesAt, Math.Max(MostBytesPerByte, finding.BytesPerByte));
        _view.Write(SlowestAt, Math.Max(SlowestMs, finding.Milliseconds));
        Next++;
    }

    public void Dispose()
    {
        _view.Dispose();
        _file.Dispose();
    }

    private static int PlaceOf(AttackVerdict verdict) => VerdictsAt + ((int)verdict * sizeof(long));
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

// BytesPerByte: bytes of memory per byte of input, without AttackTarget<T>.FixedBytes.
internal readonly record struct Finding(AttackVerdict AttackVerdict, double BytesPerByte, double Milliseconds, string? What);
