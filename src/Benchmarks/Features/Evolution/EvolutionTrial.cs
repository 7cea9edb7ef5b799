namespace SerBench.Benchmarks.Features.Evolution;

internal sealed class EvolutionTrial(ISerializer serializer, VersionBuild build)
{
    private static readonly string Right = KebabCase.Of(VersionOutcome.Right);

    private readonly Dictionary<TypeVersion, VersionCodec> _codecs = [];

    /// <param name="versions">the first version, its copy in another namespace, and the changed versions.</param>
    public IReadOnlyList<EvolutionCell> Run(IReadOnlyList<TypeVersion> versions, out string? reason)
    {
        TypeVersion first = versions[0];
        TypeVersion same = versions.First(version => version.Base == first && version.Change is null);
        reason = CodecOf(first).Refusal
            ?? (Try(first, first, first) != Right
                ? "values of the type do not come back as they were, without any change"
            : Try(first, same, same) != Right
                ? "its messages identify types by their full names, so versions that are compiled together cannot stand for each other"
            : null);
        bool keepsNames = LibraryCard.FindRow(serializer.Id) is { RenamesBy: not null };
        return reason is not null ? [] :
        [
            .. from version in versions
               where version.Change is { Id: var id } && (id != Change.Kept || keepsNames)
               select new EvolutionCell(
                   version.Change!.Id, version.Place, Try(version.Base!, version, version), Try(version, version.Base!, version)),
        ];
    }

    private string Try(TypeVersion from, TypeVersion to, TypeVersion changed)
    {
        if (CodecOf(from) is not { Refusal: null } writer || CodecOf(to) is not { Refusal: null } reader)
        {
            return EvolutionCell.NotOffered;
        }

        var comparison = new VersionComparison(from.Draft, to.Draft);
        var worst = VersionOutcome.Right;
        foreach (object value in build.ValuesOf(from, changed))
        {
            byte[] message;
            try
            {
                message = writer.Encode(value);
            }
            catch (Exception)
            {
                // Libraries throw exceptions of any type for unsupported values.
                return EvolutionCell.NotOffered;
            }

            VersionOutcome outcome = Read(reader, Rename(message, from, to), value, comparison);
            worst = outcome > worst ? outcome : worst;
            if (worst == VersionOutcome.Wrong)
            {
                break;
            }
        }

        return KebabCase.Of(worst);
    }

    private static VersionOutcome Read(VersionCodec reader, byte[] message, object written, VersionComparison comparison)
    {
        object? read;
        try
        {
            read = reader.Decode(message);
        }
        catch (Exception)
        {
            return VersionOutcome.Refused;
        }

        return comparison.Compare(written, read);
    }

    // The tested versions have different namespaces, unlike in a real program, so a namespace in the message is replaced. In Latin-1, each
    // byte is a character.
    private static byte[] Rename(byte[] message, TypeVersion from, TypeVersion to) =>
        Encoding.Latin1.GetBytes(Encoding.Latin1.GetString(message).Replace(from.Space, to.Space));

    private VersionCodec CodecOf(TypeVersion version)
    {
        if (!_codecs.TryGetValue(version, out VersionCodec? codec))
        {
            _codecs.Add(version, codec = VersionCodec.Bind(serializer, build.TypeOf(version)));
        }

        return codec;
    }
}
