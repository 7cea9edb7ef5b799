using System.IO.MemoryMappedFiles;
using System.Security.Cryptography;

namespace SerBench.Fuzz;

/// <summary>The folder of a target. Worker and supervisor share the figures and the current input in memory that outlives the
/// worker.</summary>
internal sealed unsafe class Results
{
    private const int MostBytes = 1 << 20;

    private readonly string _folder;
    private readonly string _corpus;
    private readonly byte* _start;

    public Results(string folder)
    {
        _folder = folder;
        _corpus = Directory.CreateDirectory(Path.Combine(folder, "corpus")).FullName;
        MemoryMappedFile.CreateFromFile(Path.Combine(folder, "session"), FileMode.OpenOrCreate, null, sizeof(Figures) + MostBytes)
            .CreateViewAccessor().SafeMemoryMappedViewHandle.AcquirePointer(ref _start);
    }

    public ref Figures Figures => ref *(Figures*)_start;

    public Input Current
    {
        get => new(Figures.Kind, new ReadOnlySpan<byte>(_start + sizeof(Figures), Figures.Length).ToArray());
        set
        {
            (Figures.Kind, Figures.Length) = (value.Kind, value.Bytes.Length);
            value.Bytes.CopyTo(new Span<byte>(_start + sizeof(Figures), MostBytes));
        }
    }

    public string[] Findings => Directory.GetFiles(_folder, "*~*.hex");

    /// <summary>The file of the input that has taken most memory per byte, as hexadecimal digits.</summary>
    public string Worst => Path.Combine(_folder, "worst.hex");

    public IEnumerable<byte[]> ReadCorpus(int kind) => Directory.GetFiles(_corpus, $"{kind}-*").Select(File.ReadAllBytes);

    public void Keep(Input input, double factor)
    {
        Figures.Corpus++;
        File.WriteAllBytes(Path.Combine(_corpus, $"{input.Kind}-{Convert.ToHexString(SHA256.HashData(input.Bytes))}"), input.Bytes);
        if (factor > Figures.Factor)
        {
            (Figures.Factor, Figures.FactorKind) = (factor, input.Kind);
            File.WriteAllText(Worst, Convert.ToHexString(input.Bytes));
        }
    }

    /// <summary>Writes a file that is named after reader, type and fault.</summary>
    public void AddFinding(Target target, Input input, string fault, string detail) => File.WriteAllText(
        Path.Combine(_folder, $"{target.Kinds[input.Kind]}~{fault.Replace(' ', '-')}.hex"),
        string.Concat(detail.Split('\n').Take(12).Select(line => $"# {line.Trim()}\n")) + Convert.ToHexString(input.Bytes) + "\n");
}

/// <summary>The figures of a target. Kind and length are those of the input that is being read.</summary>
internal struct Figures
{
    public long Inputs;
    public double Factor;
    public int Edges, Corpus, FactorKind, Kind, Length;
}
