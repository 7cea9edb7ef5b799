namespace SerBench.Model;

/// <summary>Turns a model of unknown type into code that knows its type.</summary>
public interface IModelVisitor<out TResult>
{
    TResult Visit<T>(IModel<T> model);
}
