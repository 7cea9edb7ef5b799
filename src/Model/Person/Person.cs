namespace SerBench.Model;

[Serializable]
public sealed class Person
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Data { get; set; }

    public Guid Guid { get; set; }
}
