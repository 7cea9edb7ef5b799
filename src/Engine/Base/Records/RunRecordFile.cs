namespace SerBench.Engine.Base.Records;

public static class RunRecordFile
{
    public const string Name = "run.json";

    private const string PackedExtension = ".gz";

    internal static readonly JsonSerializerOptions Options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        WriteIndented = true,
        Converters =
        {
            new FiniteDoubleConverter(),
            new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower, allowIntegerValues: false),
        },
    };

    public static string ToJson(RunRecord record) => JsonSerializer.Serialize(record, Options) + "\n";

    public static void Write(string path, RunRecord record) => NamedFile.WriteText(path, ToJson(record));

    public static string PathIn(string folder)
    {
        string plain = Path.Combine(folder, Name);
        return !File.Exists(plain) && File.Exists(plain + PackedExtension) ? plain + PackedExtension : plain;
    }

    public static RunRecord Read(string path)
    {
        try
        {
            bool isPacked = path.EndsWith(PackedExtension, StringComparison.OrdinalIgnoreCase);
            return Parse(isPacked ? NamedFile.ReadPackedText(path) : NamedFile.ReadText(path), path);
        }
        catch (UsageException exception)
        {
            throw new RunRecordException(
                Path.Exists(path) ? exception.Message : $"There is no record of a run at '{path}'; the command 'run' writes one.",
                exception);
        }
        catch (JsonException exception)
        {
            throw new RunRecordException(
                $"'{path}' is damaged at {JsonInput.PlaceOf(exception)}; the command 'run' writes such a file.", exception);
        }
    }

    private static RunRecord Parse(string text, string path)
    {
        if (VersionOf(text) is not { } version)
        {
            throw new RunRecordException($"'{path}' is not the record of a run: its schema is not '{RunRecord.SchemaName}'.");
        }

        if (version > RunRecord.CurrentVersion)
        {
            throw new RunRecordException(
                $"'{path}' is of version {version}, this program reads up to version {RunRecord.CurrentVersion}; use a newer one.");
        }

        RunRecord record = JsonSerializer.Deserialize<RunRecord>(text, Options)
            ?? throw new RunRecordException($"'{path}' is not the record of a run: it is null.");
        return RunRecordCheck.FindFault(record) is { } fault ? throw new RunRecordException($"'{path}' is damaged: {fault}.") : record;
    }

    private static int? VersionOf(string text)
    {
        using JsonDocument document = JsonDocument.Parse(text);
        try
        {
            JsonElement root = document.RootElement;
            return root.TryGetProperty("schema", out JsonElement schema)
                && schema.GetString() == RunRecord.SchemaName
                && root.TryGetProperty("version", out JsonElement member)
                && member.TryGetInt32(out int version) ? version : null;
        }
        catch (InvalidOperationException)
        {
            // Thrown if the root is no object, the schema no text, the version no number, or a text has half of a surrogate pair.
            return null;
        }
    }
}
