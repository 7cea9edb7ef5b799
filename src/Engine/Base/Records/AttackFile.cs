namespace SerBench.Engine.Base.Records;

internal static class AttackFile
{
    public const string Name = "attack.json";

    public const string OriginName = "attack-origin.json";

    public static AttackRecord Read(string path)
    {
        string file = Directory.Exists(path) ? Path.Combine(path, Name) : path;
        AttackScore[] scores = JsonInput.Read<AttackScore[]>(file, "the score of an attack", "attack");
        return scores.Length == 0 ? throw new UsageException($"'{file}' has no score of an attack in it; the command 'attack' writes one.")
            : AttackRecord.FindFault(scores) is { } fault ? throw new UsageException($"'{file}' is damaged: {fault}.")
            : new AttackRecord(file.Replace('\\', '/'), scores)
            {
                Origin = ReadOrigin(Path.Combine(Path.GetDirectoryName(file)!, OriginName)),
            };
    }

    private static AttackOrigin? ReadOrigin(string file)
    {
        AttackOrigin? origin = File.Exists(file) ? JsonInput.Read<AttackOrigin>(file, "the origin of a score", "attack") : null;
        return origin?.Libraries.Contains(null!) == true
            ? throw new UsageException($"'{file}' is damaged: its list of libraries has an empty entry.")
            : origin;
    }
}
