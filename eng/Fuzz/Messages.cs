using System.Text.RegularExpressions;
using SerBench.Formats.Contracts;
using SerBench.Formats.Tests.Findings;
using SerBench.Formats.Tests.Ignite;
using SerBench.Model;

namespace SerBench.Fuzz;

/// <summary>Readers and explainers of messages.</summary>
internal static partial class Messages
{
    public static IEnumerable<Target> Targets
    {
        get
        {
            // The grid reads any type; the other readers have only the models.
            ILookup<bool, string> readers = FindingFile.Readers.ToLookup(reader => reader.Value.Id.EndsWith("/compiled", StringComparison.Ordinal), reader => reader.Key);
            return readers[true].Select(format => Of(format, [.. FindingFile.Types.Select(type => (format, type))]) with { FirstKinds = FindingFile.Amplified.Count })
                .Append(Of("others", [.. from reader in readers[false] from model in ModelCatalog.BuiltIn.Models select (reader, model)]));
        }
    }

    private static Target Of(string name, (string Reader, IModel Type)[] pairs)
    {
        var oracles = new IReaderOracle?[pairs.Length];
        IEnumerable<byte[]> SeedsOf(int kind) => (oracles[kind] ??= pairs[kind].Type.Accept(new ReaderOracles(FindingFile.Readers[pairs[kind].Reader])))?.Messages ?? [];
        string[] kinds = [.. pairs.Select(pair => $"{pair.Reader}~{FindingFile.NameOf(pair.Type)}")];
        return new Target(name, kinds, StackBytes: 512 * 1024, LongestInput: 16 * 1024, SeedsOf, input => oracles[input.Kind]!.Judge(input.Bytes))
        {
            Mend = name.StartsWith("ignite", StringComparison.Ordinal) ? IgniteRepair.Mend : null,
            Split = input => Split(input.Bytes, oracles[input.Kind]!.PartsOf(input.Bytes)),
        };
    }

    private static List<Piece> Split(byte[] bytes, IReadOnlyList<Part> parts)
    {
        var pieces = new List<Piece>();
        int end = 0;
        foreach (Part part in parts.Where(part => part.Offset == end))
        {
            end = part.End;
            string member = Indexes().Replace(part.Name.ToString(), "");
            pieces.Add(new Piece($"{part.Kind}", $"{part.Kind} {member[(member.LastIndexOf('.') + 1)..]}", bytes[part.Offset..end], IsData: part.Kind == PartKind.Value));
        }

        pieces.Add(new Piece("rest", "rest", bytes[end..], IsData: true));
        return pieces;
    }

    [GeneratedRegex(@"\[\d+\]")]
    private static partial Regex Indexes();
}
