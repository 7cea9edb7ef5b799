namespace SerBench.Model.DataSets.AccessLog;

[Serializable]
public sealed class LogList
{
    public Log[]? Logs { get; set; }
}

[Serializable]
public sealed class Log
{
    public Address Address { get; set; }

    public string? Identity { get; set; }

    public string? Userid { get; set; }

    public string? Date { get; set; }

    public string? Request { get; set; }

    public ushort Code { get; set; }

    public ulong Size { get; set; }
}

[Serializable]
public struct Address
{
    public byte X0 { get; set; }

    public byte X1 { get; set; }

    public byte X2 { get; set; }

    public byte X3 { get; set; }
}
