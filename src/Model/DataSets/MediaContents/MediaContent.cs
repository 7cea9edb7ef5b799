namespace SerBench.Model.DataSets.MediaContents;

[Serializable]
public sealed class MediaContent
{
    public Media? Media { get; set; }

    public Image[]? Images { get; set; }
}

[Serializable]
public sealed class Media
{
    public string? Uri { get; set; }

    public string? Title { get; set; }

    public int Width { get; set; }

    public int Height { get; set; }

    public string? Format { get; set; }

    public long Duration { get; set; }

    public long Size { get; set; }

    public int? Bitrate { get; set; }

    public string[]? Persons { get; set; }

    public Player Player { get; set; }

    public string? Copyright { get; set; }
}

[Serializable]
public sealed class Image
{
    public string? Uri { get; set; }

    public string? Title { get; set; }

    public int Width { get; set; }

    public int Height { get; set; }

    public Size Size { get; set; }
}

public enum Player : byte
{
    Java,
    Flash,
}

public enum Size : byte
{
    Small,
    Large,
}
