namespace SerBench.Model;

/// <summary>The object of the Ignite.NET article (2016): a string-heavy record of four fields.</summary>
[Serializable]
public sealed class Person
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Data { get; set; }

    public Guid Guid { get; set; }
}
